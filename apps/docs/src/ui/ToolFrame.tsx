/** What surrounds a tool of the site: what a screen reader hears of it, and what went wrong with its address. */
import type { ComponentChildren } from "preact";
import type { Tool } from "./tool.ts";

interface Props {
  readonly class: string;
  readonly tool: Pick<Tool<unknown>, "heard" | "trouble">;
  readonly children: ComponentChildren;
}

export const ToolFrame = ({ class: name, tool: { heard, trouble }, children }: Props) => (
  <div class={`tool ${name}`}>
    <p class="sr-only" role="status">
      {heard}
    </p>
    {trouble !== undefined && (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    )}
    {children}
  </div>
);
