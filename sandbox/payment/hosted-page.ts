import { Hono, type Context } from "hono";
import { html } from "hono/html";
import type { Sandbox } from "#sandbox/config.ts";
import type { Wire } from "#sandbox/faults.ts";
import { page } from "#sandbox/pages.ts";
import { STATUS_ID, attempt, canAttempt, type Order, type Orders, type Outcome } from "./orders.ts";
import { signedUrl } from "./signature.ts";
import { announceOutcome } from "./webhook.ts";

const BUTTONS: [Outcome, string][] = [
  ["pay", "Pay"],
  ["decline", "Decline"],
  ["cancel", "Cancel"],
  ["pending", "Leave pending"],
];

export function hostedPage(sandbox: Sandbox, orders: Orders): Hono<Wire> {
  const app = new Hono<Wire>();
  app.use("/payment-page/*", async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/payment-page/order/:id", (c) => {
    const order = orders.findById(c.req.param("id"));
    return order ? show(c, sandbox, order) : c.html(page("Unknown payment link", html``), 404);
  });
  for (const [outcome] of BUTTONS) {
    app.post(`/payment-page/order/:id/${outcome}`, (c) => {
      const order = orders.findById(c.req.param("id"));
      return order
        ? settle(c, sandbox, { order, outcome })
        : c.html(page("Unknown payment link", html``), 404);
    });
  }
  return app;
}

function show(c: Context, sandbox: Sandbox, order: Order): Response | Promise<Response> {
  if (canAttempt(order, sandbox.now()))
    return c.html(page("Complete your payment", paymentMarkup(order, sandbox)));
  if (order.status === "CHARGED") return c.redirect(returnUrl(order, sandbox), 303);
  return c.html(
    page(
      "Payment link expired",
      html`<p>This payment link has expired. Please go back to the shop.</p>`,
    ),
    410,
  );
}

type Choice = { order: Order; outcome: Outcome };

function settle(
  c: Context,
  sandbox: Sandbox,
  { order, outcome }: Choice,
): Response | Promise<Response> {
  if (!canAttempt(order, sandbox.now())) return show(c, sandbox, order);
  attempt(order, outcome, sandbox.now());
  if (outcome !== "pending") announceOutcome(sandbox, order);
  return c.redirect(returnUrl(order, sandbox), 303);
}

function returnUrl(order: Order, { keys }: Sandbox): string {
  const parameters = {
    order_id: order.orderId,
    status: order.status,
    status_id: String(STATUS_ID[order.status]),
  };
  return signedUrl(order.returnUrl, parameters, keys.JUSPAY_RESPONSE_KEY);
}

function paymentMarkup(order: Order, { keys }: Sandbox) {
  const rupees = (order.amountPaise / 100).toLocaleString("en-IN", {
    style: "currency",
    currency: "INR",
  });
  return html` <section class="card">
      <p class="sum">${rupees}</p>
      <p>To <strong>${keys.JUSPAY_MERCHANT_ID}</strong>, order <code>${order.orderId}</code></p>
      ${order.description ? html`<p>${order.description}</p>` : ""} ${noticeOf(order)}
      <p class="quiet">A stand-in for the gateway's page: no money moves.</p>
    </section>
    ${BUTTONS.map(
      ([outcome, label]) =>
        html`<form method="post" action="/payment-page/order/${order.id}/${outcome}">
          <button type="submit" class="${outcome === "pay" ? "main" : ""}">${label}</button>
        </form>`,
    )}`;
}

function noticeOf({ status }: Order) {
  if (status === "NEW") return "";
  if (status === "PENDING_VBV")
    return html`<p>The bank has not answered yet. Choose what it answers.</p>`;
  return html`<p role="alert">The last attempt failed. You can try again.</p>`;
}
