import type { Buyer } from "#app/features/billing/issued-document.ts";
import { cashLabel, onlineMethod } from "#app/values/payment-method.ts";
import { words } from "./sheet.words.ts";

/** As it was chosen; over the counter it was paid when the paper was made. */
export function paymentText({ paymentMethod, channel, takenAs }: Buyer): string {
  if (channel === "counter") return words.paidAs[takenAs ?? "khata"];
  return paymentMethod === onlineMethod ? onlineMethod : cashLabel();
}
