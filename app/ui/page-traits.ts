import { createContext } from "react";

/** What the frame and the cards of a page must know of its address; the server looks it up. */
export type PageTraits = {
  /** The parameters that links to this page keep; without them all are. */
  kept?: string[];
  isOrdering?: true;
  showsCart?: true;
  showsAccount?: true;
};

export const PageTraitsContext = createContext<PageTraits>({});
