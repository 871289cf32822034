import { words } from "./alerts.words.ts";

/** What of an order's payments needs an admin's eye. */
export type PaymentAlert = "refund-due" | "refund-failed" | "wrong-amount" | "by-hand";

export const alertTexts: Record<PaymentAlert, string> = words;
