import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { action as giveBack } from "#app/features/orders/returned/return.route.tsx";
import { runScheduled } from "#app/features/job/run-scheduled.server.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { entriesOf } from "#tests/log-entries.ts";

/** What a room does that nobody can use. */
const rooms = {
  gone: null,
  silent: createServer(() => undefined),
  failing: createServer((_, outgoing) => void outgoing.writeHead(500).end("It broke.")),
  "talking nonsense": createServer(({ socket }) => void socket.end("<h1>Welcome!</h1>\r\n\r\n")),
  endless: createServer((_, outgoing) => {
    outgoing.writeHead(200, { "Content-Type": "text/html" });
    const writing = setInterval(() => outgoing.write("<p>and more"), 5);
    outgoing.once("close", () => clearInterval(writing));
  }),
} satisfies Record<string, Server | null>;

/** As long as the shop waits for the room behind an answer; no answer may take so long. */
const patienceMs = 3000;
let log: ReturnType<typeof vi.spyOn>;
let shop: ApiShop;
beforeAll(async () => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
});
afterAll(async () => {
  for (const room of Object.values(rooms)) {
    room?.closeAllConnections();
    room?.close();
  }
  await shop.close();
});

async function addressOf(room: Server | null): Promise<string> {
  if (!room) return "http://127.0.0.1:9";
  await new Promise<void>((resolve) => room.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(room.address() as AddressInfo).port}`;
}

/** From the order to the goods that came back; answers what each step was answered and how slowly. */
async function workThroughDay() {
  const [owner, shopper] = [await shop.addVisitor({ isAdmin: true }), await shop.addVisitor()];
  const pack = await shop.addPack({ countInStock: 10 });
  const seen: [string, number][] = [];
  let slowestMs = 0;
  async function timed<T extends { status: number }>(
    name: string,
    ask: () => Promise<T>,
  ): Promise<T> {
    const start = performance.now();
    const answer = await ask();
    slowestMs = Math.max(slowestMs, performance.now() - start);
    seen.push([name, answer.status]);
    return answer;
  }
  const order = {
    orderItems: [{ ...pack, qty: 2 }],
    shippingAddress: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
  };
  const place = async () =>
    (await timed("order", () => shop.post("/api/orders", order, shopper))).body._id as string;
  const step = (id: string, name: string, body?: unknown) =>
    timed(name, () => shop.put(`/api/orders/${id}/${name}`, body, owner));
  const id = await place();
  for (const name of ["accept", "pack", "dispatch", "deliver"]) await step(id, name);
  await step(id, "pay", { method: "cash" });
  await timed("price", () =>
    shop.put(
      `/api/products/${pack.productId}/details/${pack.detailId}`,
      { quantity: 1, price: 300, dprice: 290, countInStock: 8 },
      owner,
    ),
  );
  await timed("give back", async () => {
    const form = new URLSearchParams({ nth: "0", "back-0": "1", "shelf-0": "1" });
    const sent = { method: "POST", body: form, cookies: { session: owner.session } };
    const asked = await shop.ask(`/order/${id}/return`, sent);
    const answer = await giveBack({ ...asked, params: { id } });
    return { status: ("init" in answer ? answer.init?.status : answer.status) ?? 200 };
  });
  await timed("cancel", async () => shop.put(`/api/orders/${await place()}/cancel`, {}, shopper));
  const online = { ...order, paymentMethod: "Online" };
  await timed("online order", () => shop.post("/api/orders", online, shopper));
  await timed("job", async () => {
    const { context } = await shop.ask("/");
    await runScheduled({ ...context, now: context.now + 31 * 60_000 });
    return { status: 200 };
  });
  const stock = await shop.bindings.DB.prepare("SELECT count_in_stock FROM financials WHERE id = ?")
    .bind(pack.financialId)
    .first<number>("count_in_stock");
  return { seen, stock, slowestMs };
}

test.each(Object.entries(rooms))(
  "with a room that is %s a whole day is worked through, and nobody waits for it",
  async (_, room) => {
    shop.bindings.PARTY_URL = await addressOf(room);
    const { seen, stock, slowestMs } = await workThroughDay();
    expect(seen).toEqual([
      ["order", 201],
      ...["accept", "pack", "dispatch", "deliver", "pay", "price"].map((name) => [name, 200]),
      ["give back", 303],
      ["order", 201],
      ["cancel", 200],
      ["online order", 201],
      ["job", 200],
    ]);
    expect(stock).toBe(9);
    expect(slowestMs).toBeLessThan(patienceMs);
  },
);

test("that the room was not told stands in the log, and nothing else failed", () => {
  const events = new Set(entriesOf(log).map(({ event }) => event));
  expect(events).toEqual(new Set(["room-not-told"]));
});
