import * as v from "valibot";
import { PhoneNoSchema } from "#app/features/account/registration/registration.schema.ts";
import { PaiseFromRupees } from "#app/features/api/call/shapes.schema.ts";
import { isId } from "#app/values/identifier.ts";

/** `amount` goes on as paise; the cart is the order's own, whatever the client sends of it. */
export const StartPaymentBody = v.object({
  order_id: v.pipe(v.string(), v.check(isId, "This is not the id of an order.")),
  amount: PaiseFromRupees,
  customerId: PhoneNoSchema,
  cartItems: v.optional(v.unknown()),
});

export const PaymentLinkJson = v.object({
  status: v.literal("NEW"),
  data: v.object({ payment_links: v.object({ web: v.pipe(v.string(), v.url()) }) }),
});

export const PaypalJson = v.object({ clientId: v.string() });
