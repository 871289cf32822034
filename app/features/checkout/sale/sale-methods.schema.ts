/** How a sale over the counter is settled. */
export const saleMethods = ["cash", "upi", "khata"] as const;
export type SaleMethod = (typeof saleMethods)[number];
