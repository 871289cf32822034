/** What the day book counts; each is a sum of its own. */
export const dayFigures = [
  ...(["delivered", "cash", "upi", "online", "refund", "round-off"] as const),
  ...(["khata-given", "khata-cash", "khata-upi", "khata-online", "khata-corrected"] as const),
] as const;
export type DayFigure = (typeof dayFigures)[number];
