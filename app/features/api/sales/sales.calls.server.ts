// The counter sale: one bill for each Idempotency-Key, paid and handed over when it is answered.
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { orderJson } from "#app/features/api/orders/order-json.server.ts";
import { freshJson, priceItems } from "#app/features/api/orders/price-items.server.ts";
import { type AskedSale, sellChecked } from "#app/features/checkout/sale/sell-checked.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { newId } from "#app/values/identifier.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import type { InferOutput } from "valibot";
import { SaleBody, SaleJson } from "./sale.schema.ts";

const sellCall = defineCall({
  method: "POST",
  path: "/api/sales",
  auth: "till",
  isRepeatable: true,
  summary:
    "Sell over the counter: paid, or on the khata of phoneNo, and delivered; another totalPrice than it costs now is 409 with the fresh order",
  body: SaleBody,
  answer: SaleJson,
  status: 201,
  refusals: [409],
  example: {
    body: { items: [{ financialId: "0123456789", qty: 2 }], method: "cash", given: 500 },
  },
  async handle(asked) {
    const { request, customer, body } = asked;
    const key = (request.headers.get("Idempotency-Key") ?? "").trim();
    const saleKey = key ? `sale-${await sha256Hex(`${customer.id} ${key}`)}` : newId();
    const digest = await sha256Hex(JSON.stringify(body));
    const make = (context: RequestContext) => answerSale(context, body, { saleKey, digest });
    return makeOnce(asked, { make, answerNow: make });
  },
});

export const saleCalls = [sellCall];

type Body = InferOutput<typeof SaleBody>;

async function answerSale(
  context: RequestContext,
  { items, method, given, phoneNo, totalPrice }: Body,
  known: Pick<AskedSale, "saleKey" | "digest">,
): Promise<ApiAnswer> {
  const asked = { items, method, givenPaise: given, phone: phoneNo, totalPaise: totalPrice };
  const sold = await sellChecked(context, { ...asked, ...known });
  if (sold.ok) return answerSold(context, sold.orderId);
  if (sold.status === 400) return refuseField(400, sold.field, sold.message);
  return refuse(409, sold.message, { order: freshJson(await priceSale(context, items)) });
}

async function priceSale(context: RequestContext, items: Body["items"]) {
  return { items: await priceItems(context, items), delivery: null, now: context.now };
}

async function answerSold(context: RequestContext, orderId: string): Promise<ApiAnswer> {
  const order = await getOrder(context, orderId);
  if (!order) return refuse(404, "There is no such order.");
  const { givenPaise, payablePaise } = order;
  const changePaise = givenPaise === null ? 0 : givenPaise - payablePaise;
  return answer({ ...orderJson(order), change: rupeesFromPaise(changePaise) }, 201);
}
