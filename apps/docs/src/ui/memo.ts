/** A component that is drawn anew only where one of its properties is another. */
import { Component, type ComponentChildren, type FunctionComponent, h } from "preact";

const differ = (a: object, b: object): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].some(
    (key) => a[key as keyof typeof a] !== b[key as keyof typeof b],
  );

export const memo = <Props extends object>(Inner: FunctionComponent<Props>): FunctionComponent<Props> =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next);
    }

    override render(props: Props): ComponentChildren {
      return h(Inner, props);
    }
  } as unknown as FunctionComponent<Props>;
