import * as v from "valibot";
import { type PaymentMethod, onlineMethod, paymentMethods } from "#app/values/payment-method.ts";
import { words } from "./refusals.words.ts";

const PaymentSchema = v.object({
  paymentMethod: v.picklist(paymentMethods, () => words.selectMethod),
});

/** The method a form chose, or why there is none; Online only while it is switched on. */
export function parsePaymentMethod(
  fields: Record<string, string>,
  isOnlineOn: boolean,
): { method: PaymentMethod } | { refusal: string } {
  const form = v.safeParse(PaymentSchema, fields);
  if (!form.success || (form.output.paymentMethod === onlineMethod && !isOnlineOn))
    return { refusal: words.selectMethod };
  return { method: form.output.paymentMethod };
}
