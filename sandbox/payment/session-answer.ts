import { randomUUID } from "node:crypto";
import type { Keys } from "#sandbox/config.ts";
import { iso, linkOf, rupees } from "./order-answer.ts";
import type { Order } from "./orders.ts";

const CLIENT_TOKEN_LIFE_MS = 15 * 60_000;

export function sessionAnswer(order: Order, keys: Keys): object {
  return {
    status: "NEW",
    id: order.id,
    order_id: order.orderId,
    payment_links: { web: linkOf(order), expiry: iso(order.expiresAt) },
    order_expiry: iso(order.expiresAt),
    sdk_payload: {
      requestId: randomUUID(),
      service: "in.juspay.hyperpay",
      expiry: iso(order.expiresAt),
      payload: {
        clientId: keys.JUSPAY_CLIENT_ID,
        amount: rupees(order.amountPaise).toFixed(2),
        merchantId: keys.JUSPAY_MERCHANT_ID,
        clientAuthToken: order.clientAuthToken,
        clientAuthTokenExpiry: iso(order.createdAt + CLIENT_TOKEN_LIFE_MS),
        environment: "sandbox",
        action: order.action,
        customerId: order.customerId,
        customerPhone: order.customerPhone,
        customerEmail: order.customerEmail,
        returnUrl: order.returnUrl,
        currency: order.currency ?? "INR",
        firstName: order.firstName,
        lastName: order.lastName,
        description: order.description,
        orderId: order.orderId,
      },
    },
  };
}
