import { words } from "./alerts.words.ts";

/** What of an order's payments needs an admin's eye; the last of them is of money taken at the door. */
export type PaymentAlert =
  "refund-due" | "refund-failed" | "wrong-amount" | "by-hand" | "hand-back";

/** Whether somebody has to do something: a refund that is due goes by itself. */
export const isAlarming = (alert: PaymentAlert) =>
  alert === "refund-failed" || alert === "wrong-amount" || alert === "hand-back";

export const alertTexts: Record<PaymentAlert, string> = words;
