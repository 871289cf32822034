/** What goes into the drawer and out of it, but for what is sold: the kinds that people write. */
export const drawerKinds = ["float", "expense", "drawing", "deposit"] as const;
export type DrawerKind = (typeof drawerKinds)[number];

/** What the day book counts; each is a sum of its own. */
export const dayFigures = [
  ...(["delivered", "cash", "upi", "online", "refund", "round-off"] as const),
  ...(["khata-given", "khata-cash", "khata-upi", "khata-online", "khata-corrected"] as const),
  ...drawerKinds,
  /** Cash of orders that a rider took and has not handed over. */
  "with-rider",
] as const;
export type DayFigure = (typeof dayFigures)[number];
