import { Hono, type Context } from "hono";
import type { Sandbox } from "#sandbox/config.ts";
import { faulty, type Wire } from "#sandbox/faults.ts";
import { readBody } from "#sandbox/request-body.ts";
import { errorBody, invalid, refuse } from "./answers.ts";
import { authorised } from "./authorisation.ts";
import { orderAnswer } from "./order-answer.ts";
import type { Orders } from "./orders.ts";
import { refund } from "./refunds.ts";
import { sessionAnswer } from "./session-answer.ts";
import { parseSessionRequest } from "./session-request.ts";

export function paymentApi(sandbox: Sandbox, orders: Orders): Hono<Wire> {
  const app = new Hono<Wire>();
  const failure = errorBody({
    http: 400,
    code: "internal_error",
    message: "Something went wrong.",
  });
  const guards = [faulty(sandbox.switches, "payment", failure), authorised(sandbox.keys)] as const;

  app.post("/session", ...guards, (c) => openSession(c, sandbox, orders));
  app.on(["GET", "POST"], "/orders/:orderId", ...guards, (c) => {
    const order = orders.findByOrderId(c.req.param("orderId"));
    return order ? c.json(orderAnswer(order, sandbox.keys)) : notFound(c, c.req.param("orderId"));
  });
  app.post("/orders/:orderId/refunds", ...guards, async (c) => {
    return answerRefund(c, sandbox, {
      orders,
      orderId: c.req.param("orderId"),
      body: await readBody(c),
    });
  });
  app.post("/refunds", ...guards, async (c) => {
    const body = await readBody(c);
    return answerRefund(c, sandbox, { orders, orderId: String(body?.order_id ?? ""), body });
  });
  return app;
}

async function openSession(c: Context, sandbox: Sandbox, orders: Orders): Promise<Response> {
  const body = c.req.header("content-type")?.includes("json") ? await readBody(c) : null;
  if (!body)
    return refuse(c, {
      http: 400,
      code: "INVALID_REQUEST",
      message: "The body must be a JSON object.",
    });
  const request = parseSessionRequest(body, sandbox.keys);
  if ("http" in request) return refuse(c, request);
  const known = orders.findByOrderId(request.orderId);
  if (known && known.amountPaise !== request.amountPaise) {
    return refuse(c, invalid("order_id", "was used with another amount"));
  }
  if (known?.status === "CHARGED") return refuse(c, invalid("order_id", "is already charged"));
  const place = { origin: new URL(c.req.url).origin, now: sandbox.now() };
  return c.json(sessionAnswer(known ?? orders.add(request, place), sandbox.keys));
}

type RefundCall = { orders: Orders; orderId: string; body: Record<string, unknown> | null };

function answerRefund(
  c: Context,
  sandbox: Sandbox,
  { orders, orderId, body }: RefundCall,
): Response {
  const order = orders.findByOrderId(orderId);
  if (!order) return notFound(c, orderId);
  const refusal = refund(sandbox, orders, { order, body: body ?? {} });
  return refusal ? refuse(c, refusal) : c.json(orderAnswer(order, sandbox.keys));
}

function notFound(c: Context, orderId: string): Response {
  const refusal = { http: 404, code: "NOT_FOUND", message: "No order has this id." } as const;
  return c.json({ ...errorBody(refusal, "NOT_FOUND"), status_id: 40, order_id: orderId }, 404);
}
