import type { Buyer } from "#app/features/billing/issued-document.ts";
import { cashLabel, onlineMethod } from "#app/values/payment-method.ts";
import { words } from "./sheet.words.ts";

/** As it was taken, and until then as it was chosen; what the till took nothing for is on the khata. */
export function paymentText({ paymentMethod, channel, takenAs }: Buyer): string {
  if (takenAs !== null) return words.paidAs[takenAs];
  if (channel === "counter") return words.paidAs.khata;
  return paymentMethod === onlineMethod ? onlineMethod : cashLabel();
}
