import { randomBytes } from "node:crypto";
import type { Sandbox } from "#sandbox/config.ts";
import { basic } from "./authorisation.ts";
import { orderAnswer } from "./order-answer.ts";
import type { Order } from "./orders.ts";

type Delivery = { url: string; password: string; event: object };

const TIMEOUT_MS = 10_000;

export function announceOutcome(sandbox: Sandbox, order: Order): void {
  const mode = sandbox.switches.takeWebhook();
  if (mode === "none") return;
  const name = order.status === "CHARGED" ? "ORDER_SUCCEEDED" : "ORDER_FAILED";
  const delivery = deliveryOf(sandbox, order, name);
  const copies = mode === "twice" ? 2 : 1;
  const delayMs = mode === "late" ? sandbox.pace.lateWebhookMs : 0;
  for (let copy = 0; copy < copies; copy += 1) {
    sandbox.later(delayMs, () => void deliver(sandbox, delivery, sandbox.pace.webhookRetriesMs));
  }
}

export function announceRefund(sandbox: Sandbox, order: Order): void {
  const delivery = deliveryOf(sandbox, order, "ORDER_REFUNDED");
  sandbox.later(0, () => void deliver(sandbox, delivery, sandbox.pace.webhookRetriesMs));
}

/**
 * What somebody without the password would try: a success that never was. Answers the shop's
 * status, or 0.
 */
export function sendForged(
  sandbox: Sandbox,
  order: Order | null,
  orderId: string,
): Promise<number> {
  const content = order
    ? orderAnswer(
        { ...order, status: "CHARGED", attempts: order.attempts + 1, attemptedAt: sandbox.now() },
        sandbox.keys,
      )
    : {
        order_id: orderId,
        udf1: orderId,
        status: "CHARGED",
        status_id: 21,
        amount: 1,
        currency: "INR",
      };
  return post(sandbox, {
    url: urlFor(sandbox, order),
    password: `not-${sandbox.keys.JUSPAY_WEBHOOK_PASS}`,
    event: eventOf("ORDER_SUCCEEDED", content, sandbox.now()),
  });
}

function deliveryOf(sandbox: Sandbox, order: Order, name: string): Delivery {
  return {
    url: urlFor(sandbox, order),
    password: sandbox.keys.JUSPAY_WEBHOOK_PASS,
    event: eventOf(name, orderAnswer(order, sandbox.keys), sandbox.now()),
  };
}

function urlFor(sandbox: Sandbox, order: Order | null): string {
  return order?.webhookUrl ?? `${sandbox.shopOrigin}/payment/webhook`;
}

function eventOf(name: string, order: object, now: number): object {
  return {
    id: `evt_${randomBytes(16).toString("hex")}`,
    event_name: name,
    date_created: new Date(now).toISOString(),
    content: { order },
  };
}

async function deliver(sandbox: Sandbox, delivery: Delivery, retriesMs: number[]): Promise<void> {
  const status = await post(sandbox, delivery);
  const [nextMs, ...rest] = retriesMs;
  if ((status >= 200 && status < 300) || nextMs === undefined) return;
  sandbox.later(nextMs, () => void deliver(sandbox, delivery, rest));
}

async function post(sandbox: Sandbox, { url, password, event }: Delivery): Promise<number> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: basic(`${sandbox.keys.JUSPAY_WEBHOOK_USER}:${password}`),
      },
      body: JSON.stringify(event),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
