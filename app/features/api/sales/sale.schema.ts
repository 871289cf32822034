import * as v from "valibot";
import { PaiseFromRupees, PhoneNo, Rupees } from "#app/features/api/call/shapes.schema.ts";
import { OrderJson } from "#app/features/api/orders/order.schema.ts";
import {
  PackOfOrder,
  eachOnce,
  isEachOnce,
  tooManyLines,
} from "#app/features/api/orders/pack-lines.schema.ts";
import { saleMethods } from "#app/features/checkout/sale/sale-methods.schema.ts";
import { maxLines } from "#app/values/limits.ts";

/** Who buys over the counter may stay unknown. */
export const SaleBody = v.object({
  items: v.pipe(
    v.array(PackOfOrder),
    v.minLength(1, "A sale has at least one pack."),
    v.maxLength(maxLines, tooManyLines),
    v.check((items) => isEachOnce(items.map(({ financialId }) => financialId)), eachOnce),
  ),
  method: v.picklist(saleMethods, "Please choose cash, UPI or khata."),
  given: v.optional(PaiseFromRupees),
  phoneNo: v.optional(PhoneNo),
  totalPrice: v.optional(PaiseFromRupees),
});

export const SaleJson = v.object({
  ...OrderJson.entries,
  change: v.pipe(Rupees, v.description("To hand back of what was given in cash")),
});
