// An order is its owner's and the admins': for anyone else it does not exist.
import { asListed } from "#app/features/orders/as-seen.server.ts";
import {
  type ListedOrder,
  listOrders,
  searchOrders,
} from "#app/features/orders/list-orders.server.ts";
import { answer, defineCall, refuse, refuseField } from "#app/features/api/call/call.ts";
import { PageQuery } from "#app/features/api/call/shapes.schema.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { getMyOrders } from "#app/features/orders/my-orders.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { type Right, may } from "#app/values/roles.ts";
import { words } from "#app/values/roles.words.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { cashMethod, onlineMethod } from "#app/values/payment-method.ts";
import { flagsJson, orderJson } from "./order-json.server.ts";
import {
  MyOrdersJson,
  OrderJson,
  OrdersJson,
  OrdersQuery,
  PlaceOrderBody,
} from "./order.schema.ts";
import { placeApiOrder } from "./place-api-order.server.ts";

export const noOrderAnswer = refuse(404, "There is no such order.");

/** What is not there, or no customer's business; the shop's people are told whose it is. */
export function refuseMissing({ role }: Customer, right: Right) {
  return role === null || may(role, right) ? noOrderAnswer : refuse(403, words.whose[right]);
}

const placeOrderCall = defineCall({
  method: "POST",
  path: "/api/orders",
  auth: "customer",
  summary:
    "Place an order, or make one for a caller (an admin, with for). A difference to what it costs now is 409 with the fresh order; a repeat under the same Idempotency-Key answers the first one",
  body: PlaceOrderBody,
  answer: OrderJson,
  status: 201,
  refusals: [403, 409, 429],
  example: {
    headers: { "Idempotency-Key": "3f0c6a52-order-of-friday" },
    body: {
      orderItems: [{ financialId: "0123456789", qty: 2 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: cashMethod,
      itemsPrice: "499.00",
      shippingPrice: "0.00",
      totalPrice: "499.00",
    },
  },
  async handle({ request, context, customer, body }) {
    const key = (request.headers.get("Idempotency-Key") ?? "").trim();
    if (key.length > 255) return refuse(400, "An Idempotency-Key has at most 255 characters.");
    if (body.paymentMethod === onlineMethod && context.config.ONLINE_PAYMENT === "off") {
      return refuseField(400, "paymentMethod", "Please select a payment method.");
    }
    if (body.for) {
      if (!may(customer.role, "till"))
        return refuse(403, "Only the shop makes an order for somebody.");
      if (body.paymentMethod !== cashMethod)
        return refuseField(400, "paymentMethod", "An order for a caller is paid at the door.");
    }
    const placed = await placeApiOrder(context, customer, { ...body, key });
    if (!placed.ok) return placed.refusal;
    const order = await getOrder(context, placed.orderId);
    return order ? answer(orderJson(order), 201) : noOrderAnswer;
  },
});

const getOrderCall = defineCall({
  method: "GET",
  path: "/api/orders/{id}",
  auth: "customer",
  summary: "An order: one's own, or any for the owner, cashiers and packers",
  answer: OrderJson,
  refusals: [404],
  example: { params: { id: "0123456789abcdef" } },
  async handle({ context, customer, params }) {
    const order = await getOrder(context, params.id ?? "");
    return order ? answer(orderJson(order)) : refuseMissing(customer, "counter");
  },
});

const myOrdersCall = defineCall({
  method: "GET",
  path: "/api/orders/mine",
  auth: "customer",
  summary: "One's own orders, newest first",
  query: PageQuery,
  answer: MyOrdersJson,
  example: {},
  async handle({ context, query }) {
    const { orders, page, hasNext } = await getMyOrders(context, query.pageNumber);
    return answer({ orders: orders.map(ownJson), page, hasNext });
  },
});

const listOrdersCall = defineCall({
  method: "GET",
  path: "/api/orders",
  auth: "counter",
  summary: "All orders, newest first; by id, phone or words of the name with keyword",
  query: OrdersQuery,
  answer: OrdersJson,
  example: { query: { pageNumber: "1" } },
  async handle({ context, customer, query: { keyword, pageNumber, before = null } }) {
    const { orders, ...place } = keyword.trim()
      ? await searchOrders(context, keyword, before)
      : await listOrders(context, pageNumber);
    return answer({
      ...place,
      orders: asListed(customer.role, orders, keyword).map(listedJson),
    });
  },
});

export const orderCalls = [placeOrderCall, getOrderCall, myOrdersCall, listOrdersCall];

function ownJson({
  id,
  createdAt,
  isPaid,
  totalPaise,
}: Pick<
  Awaited<ReturnType<typeof getMyOrders>>["orders"][number],
  "id" | "createdAt" | "isPaid" | "totalPaise"
>) {
  return {
    _id: id,
    createdAt: formatIndianIso(createdAt),
    isPaid,
    totalPrice: rupeesFromPaise(totalPaise),
  };
}

function listedJson(order: ReturnType<typeof asListed<ListedOrder>>[number]) {
  const { customerName: name, customerPhone: phoneNo, paymentMethod, paymentAlerts } = order;
  const refundDue = paymentAlerts.some((alert) => alert.startsWith("refund-"));
  return {
    ...ownJson({ ...order, isPaid: order.paidAt !== null }),
    user: { name, ...(order.hidesCustomer ? {} : { phoneNo }) },
    paymentMethod,
    ...flagsJson(order),
    refundDue,
  };
}
