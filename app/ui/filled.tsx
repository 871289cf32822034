import { Fragment, type ReactNode } from "react";

/** A sentence with elements inside, each in the place that its language gives it: `{name}`. */
export function Filled({ text, ...elements }: { text: string } & Record<string, ReactNode>) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : elements[part]}</Fragment>);
}
