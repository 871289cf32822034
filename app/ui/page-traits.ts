import { createContext } from "react";

/** What the frame and the cards of a page must know of its address; the server looks it up. */
export type PageTraits = {
  /** The parameters that links to this page keep; without them all are. */
  kept?: string[];
  isOrdering?: true;
  showsCart?: true;
  showsAccount?: true;
  /** Somebody's own, or the way to it: nothing floats over its forms. */
  isOwn?: true;
};

export const PageTraitsContext = createContext<PageTraits>({});
