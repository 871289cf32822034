import * as v from "valibot";
import { onlineUnavailable } from "./payment-method.ts";

const PaymentSchema = v.object({ paymentMethod: v.picklist(["Cash Or UPI", "Online"]) });

/** Why the chosen method can't be taken; null when it can. */
export function refusePayment(fields: Record<string, string>, isOnlineOn: boolean): string | null {
  const form = v.safeParse(PaymentSchema, fields);
  if (!form.success) return "Please select a payment method.";
  if (form.output.paymentMethod === "Cash Or UPI") return null;
  return isOnlineOn ? onlineUnavailable : "Please select a payment method.";
}
