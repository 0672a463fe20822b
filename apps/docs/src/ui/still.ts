/** A component as it stands once the site is built, for pages where nothing brings it to life. */
import { type FunctionComponent, h } from "preact";
import { renderToString } from "preact-render-to-string";

export const still = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToString(h(component, props));
