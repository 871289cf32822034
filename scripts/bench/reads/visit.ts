export type Actor = "visitor" | "shopper" | "customer" | "regular" | "admin";
type Fields = Record<string, string>;

/**
 * An address to measure; `slug`, `pack`, `khata` and `order`, the last that was placed, are filled
 * in. A shopper has three packs in the cart and becomes the customer, a regular has thirty.
 */
export type Visit = {
  name: string;
  path: string;
  actor: Actor;
  /** What is posted, or what becomes of the form that posts there on the page before. */
  form?: Fields | ((fields: Fields) => Fields);
  /** Of a page that no shopper reads; else one, a search's two, a write's three. */
  trips?: number;
  /** Rows above any page's: an offset's, a filtered list's, those that an index found. */
  more?: number;
};

export type Reads = {
  name: string;
  path: string;
  status: number;
  ms: number;
  trips: number;
  writeTrips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  cards: number;
  scans: string[];
};
