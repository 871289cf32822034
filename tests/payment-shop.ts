import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { runScheduled } from "#app/features/job/run-scheduled.server.ts";
import { answerWebhook } from "#app/features/payments/settle/answer-webhook.server.ts";
import { startPayment } from "#app/features/payments/start/start-payment.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { counterRoomPath, roomPath } from "#party/messages.ts";
import { startSandbox } from "#sandbox/server.ts";
import { type TestPack, openTestShop } from "./test-shop.ts";

const shopUrl = "http://localhost:8787/payment";

export type PaymentRow = {
  id: string;
  status: string;
  link: string | null;
  link_expires_at: number;
  amount_paise: number;
  checked_at: number;
  charged_at: number | null;
  refund_request_id: string | null;
  refund_status: string | null;
};
type Ordered = {
  qty?: number;
  paymentMethod?: PaymentMethod;
  orderKey?: string;
  slotId?: string;
  seenShippingPaise?: number;
};
export type OrderRow = {
  paid_at: number | null;
  document_number: string | null;
  payment_reference: string | null;
  stock_returned_at: number | null;
  created_at: number;
};

/**
 * A shop, its gateway and the webhooks between them, all over HTTP, and a room that listens;
 * `clock.ahead` moves the time of both.
 */
export async function openPaymentShop(variables: Record<string, string> = {}) {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const answers: number[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === roomPath || incoming.url === counterRoomPath)
      return void outgoing.writeHead(204).end();
    void handleWebhook(incoming).then((status) => {
      answers.push(status);
      outgoing.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = await startSandbox({
    port: 0,
    shopOrigin: origin,
    now,
    pace: { lateWebhookMs: 300, refundMs: 20, webhookRetriesMs: [50, 50] },
  });
  const shop = await openTestShop({
    JUSPAY_BASE_URL: sandbox.url,
    MSG91_BASE_URL: sandbox.url,
    PARTY_URL: origin,
    ...variables,
  });
  const d1 = shop.bindings.DB;
  let products = 0;

  async function ask(path: string, init: Parameters<typeof shop.ask>[1] = {}) {
    const asked = await shop.ask(path, init);
    return { ...asked, context: { ...asked.context, now: now() } };
  }
  async function handleWebhook(incoming: IncomingMessage): Promise<number> {
    let body = "";
    for await (const chunk of incoming) body += String(chunk);
    const headers = {
      Authorization: incoming.headers.authorization ?? "",
      "Content-Type": "application/json",
    };
    return (await answerWebhook(await ask("/payment/webhook", { method: "POST", headers, body })))
      .status;
  }
  async function addCustomer(fields = {}) {
    const { id, phone } = await shop.addCustomer(fields);
    const session = await shop.signIn(id);
    const { context } = await ask("/", { cookies: { session } });
    const customer = (await getVisitor(context))!;
    return { id, phone, session, customer };
  }
  type Shopper = Awaited<ReturnType<typeof addCustomer>>;

  return {
    bindings: shop.bindings,
    sandbox: sandbox.url,
    clock,
    now,
    answers,
    ask,
    addCustomer,
    addProduct: shop.addProduct,
    async close() {
      await sandbox.close();
      server.closeAllConnections();
      server.close();
      await shop.close();
    },
    async addPack(pack: TestPack = {}): Promise<string> {
      const [added] = await shop.addProduct({
        name: `Atta ${(products += 1)}`,
        brands: { Aashirvaad: [{ pricePaise: 24_950, ...pack }] },
      });
      return added!.financialId;
    },
    async order(
      { customer, session }: Shopper,
      financialId: string,
      { qty = 1, paymentMethod = "Online", orderKey = newId(), ...window }: Ordered = {},
    ): Promise<string> {
      const { context } = await ask("/payment", { cookies: { session } });
      const placed = await placeOrder(context, customer, {
        entries: [{ financialId, qty, seenPaise: 1_000_000 }],
        orderKey,
        paymentMethod,
        address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
        ...window,
      });
      if (!placed.ok) throw new Error(placed.reason);
      return placed.orderId;
    },
    async start({ customer, session }: Shopper, orderId: string) {
      const { context } = await ask("/payment", { cookies: { session } });
      return startPayment(context, customer, { orderId, shopUrl });
    },
    async startOrFail(shopper: Shopper, orderId: string) {
      const started = await this.start(shopper, orderId);
      if (!started.ok) throw new Error(started.reason);
      return started;
    },
    async runJob() {
      const { context } = await ask("/");
      return runScheduled(context);
    },
    control(command: object) {
      return fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) });
    },
    press(link: string, button: "pay" | "decline" | "cancel" | "pending") {
      return fetch(`${link}/${button}`, { method: "POST", redirect: "manual" });
    },
    async paymentRows(orderId: string) {
      return (
        await d1
          .prepare("SELECT * FROM payments WHERE order_id = ? ORDER BY created_at")
          .bind(orderId)
          .all<PaymentRow>()
      ).results;
    },
    async orderRow(orderId: string) {
      return (await d1
        .prepare(
          `SELECT *, (SELECT number FROM document_numbers AS n WHERE n.order_id = orders.id AND n.cancelled_at IS NULL) AS document_number FROM orders WHERE id = ?`,
        )
        .bind(orderId)
        .first<OrderRow>())!;
    },
    stockOf: (financialId: string) =>
      d1
        .prepare("SELECT count_in_stock FROM financials WHERE id = ?")
        .bind(financialId)
        .first<number>("count_in_stock"),
  };
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;
