/** What the log calls the steps of an order. */
export const loggedSteps = ["accepted", "packed", "dispatched", "delivered", "paid"] as const;
export type WhoTook = Partial<Record<(typeof loggedSteps)[number], string>>;
