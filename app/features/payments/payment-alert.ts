import { words } from "./alerts.words.ts";

/** What of an order's payments needs an admin's eye. */
export type PaymentAlert = "refund-due" | "refund-failed" | "wrong-amount" | "by-hand";

/** The money is back: there is nothing left to do. */
export const isSettledAlert = (alert: PaymentAlert) => alert === "by-hand";

export const alertTexts: Record<PaymentAlert, string> = words;
