/** Where an order was made: by its customer, over the counter, or by the shop for a caller. */
export const orderChannels = ["web", "counter", "phone"] as const;
export type OrderChannel = (typeof orderChannels)[number];
