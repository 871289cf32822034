import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";

/** What the routes of a page say of it beside what they show; the innermost has the last word. */
type Handle = {
  /** The shop's header, search, cart and footer stay away. */
  hasOwnFrame?: boolean;
  /** Stands in the head. */
  head?: () => ReactNode;
  /** Stands with the styles of every page. */
  styles?: (data: unknown) => string;
  /** Of the parameters that the page has in common with others, those its data know. */
  keep?: (params: URLSearchParams, data: unknown) => URLSearchParams;
  /** What it means when the page could not be made. */
  failure?: () => string;
};

/** With the innermost route's id and data, none where its page could not be made. */
export function useHandle(): Handle & { id?: string; data?: unknown } {
  const matches = useMatches();
  return Object.assign({}, ...matches.map(({ handle }) => handle), matches.at(-1));
}
