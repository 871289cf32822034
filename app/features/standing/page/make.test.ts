import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { newId } from "#app/values/identifier.ts";

let api: ApiShop;
let shop: WholeShop;
let session: string;
let token: string;
let financialId: string;
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  ({ session, token } = await api.addVisitor({ name: "Ravi" }));
  ({ financialId } = await api.addPack({ pricePaise: 6_000 }));
});
afterAll(() => api.close());
afterEach(() => vi.useRealTimers());

async function visit(path: string, form?: Record<string, string>, cart?: unknown) {
  const { request } = await api.ask(path, { cookies: { session, ...(cart ? { cart } : {}) } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  const to = answer.headers.get("Location") ?? "";
  return { status: answer.status, to, text: await answer.text() };
}

test("a standing order is made at once of what its customer buys, without a list", async () => {
  const buys = { shippingAddress: { street: "1 Road", city: "Pune", postalCode: "411001" } };
  const orderItems = [{ financialId, qty: 1 }];
  await api.post("/api/orders", { orderItems, ...buys, paymentMethod: "Cash Or UPI" }, { token });
  const field = `packs-${financialId}`;
  const first = await visit("/standing");
  expect(first.text).toMatch(new RegExp(`name="${field}"[^>]* value="0"`));
  expect(first.text).not.toContain("each time");
  for (const text of [">Add</button>", "Delivered to", "the day before at 8 pm"])
    expect(first.text).toContain(text);
  for (const packs of ["0", ""]) {
    const none = await visit("/standing/make", { day1: "on", [field]: packs });
    expect([none.status, none.text]).toEqual([
      400,
      expect.stringContaining("Please choose what you need: at least one pack."),
    ]);
  }
  const many = await visit("/standing/make", { day1: "on", [field]: "11" });
  expect([many.status, many.text]).toEqual([400, expect.stringContaining("Choose 1 to 10 packs.")]);
  expect(many.text).toMatch(new RegExp(`name="${field}"[^>]* value="11"`));
  const made = await visit("/standing/make", { day1: "on", [field]: "३" });
  expect([made.status, made.to]).toEqual([303, "/standing"]);
  const kept = await visit("/standing");
  expect(kept.text).toContain('href="/standing?from=new"');
  expect(kept.text).not.toContain(field);
  expect((await visit("/standing?from=new")).text).toContain(field);
});

test("what lies in the cart stands below the goods of a list, and what was chosen stays in a wrong form", async () => {
  const [listed, inCart] = [await api.addPack({}, "Milk"), await api.addPack({}, "Rare rice")];
  const items = [{ financialId: listed.financialId, qty: 2 }];
  const { body } = await api.post("/api/saved-lists", { name: "Morning", items }, { token });
  const from = `from=${String(body._id)}`;
  const field = `packs-${inCart.financialId}`;
  const cart = [newId(), [[inCart.financialId, 1, 6_000]]];
  const page = await visit(`/standing?${from}`, undefined, cart);
  expect(page.text).toMatch(new RegExp(`name="packs-${listed.financialId}"[^>]* value="2"`));
  expect(page.text).toMatch(/₹[\d,.]+ each time/);
  expect(page.text).toMatch(new RegExp(`name="${field}"[^>]* value="0"`));
  const wrong = await visit(`/standing/make?${from}`, { [field]: "4" });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining("Rare rice")]);
  expect(wrong.text).toMatch(new RegExp(`name="${field}"[^>]* value="4"`));
});

test("what lies in the cart is chosen beforehand, and what it costs each time is said from the start", async () => {
  const cart = [newId(), [[financialId, 3, 6_000]]];
  const { text } = await visit("/standing?from=new", undefined, cart);
  expect(text).toMatch(new RegExp(`name="packs-${financialId}"[^>]* value="3"`));
  expect(text).toContain("1 item · ₹180.00 each time");
  expect(text).toContain("Choose the days above.");
});

test("four packs are offered at first, more are folded until one of them is chosen", async () => {
  const packs = await Promise.all(
    Array.from({ length: 8 }, (_, at) => api.addPack({}, `Dal ${at}`)),
  );
  const cart = [newId(), packs.map((pack) => [pack.financialId, 1, 6_000])];
  const items = packs.slice(0, 2).map((pack) => ({ financialId: pack.financialId, qty: 1 }));
  const { body } = await api.post("/api/saved-lists", { name: "Dals", items }, { token });
  const from = `from=${String(body._id)}`;
  const offered = await visit(`/standing?${from}`, undefined, cart);
  const [, folded = ""] = offered.text.split(/<details class="folded[^"]*">/);
  const inFold = packs.map((pack) => folded.includes(`packs-${pack.financialId}`));
  expect(inFold).toEqual([false, false, false, false, true, true, true, true]);
  const chosen = { [`packs-${packs[7]?.financialId}`]: "2" };
  const wrong = await visit(`/standing/make?${from}`, chosen, cart);
  expect(wrong.text).toMatch(/<details class="folded[^"]*" open="">/);
});

test("every day is one tick, and a form that comes back says what it comes to and when first", async () => {
  const field = `packs-${financialId}`;
  const wrong = await visit("/standing/make", { every: "on", [field]: "2", most: "many" });
  const text = wrong.text.replace(/<[^>]*>/g, " ");
  expect([wrong.status, text]).toEqual([400, expect.stringMatching(/1 item · ₹120\.00 each time/)]);
  expect(text).toMatch(/First on \w{3}/);
  await visit("/standing/make", { every: "on", [field]: "2" });
  const { body } = await api.get("/api/standing", { token });
  expect(body.standing).toContainEqual(
    expect.objectContaining({ weekdays: [1, 2, 3, 4, 5, 6, 7] }),
  );
});

test("the day that is named as the first or the next is none on which the shop is shut", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 30, 6) });
  await api.bindings.DB.exec("INSERT INTO shop_closures VALUES ('2026-12-01', '')");
  const every = { every: "on", [`packs-${financialId}`]: "2" };
  const wrong = await visit("/standing/make", { ...every, most: "many" });
  expect(wrong.text).toContain("First on Wed 2 Dec");
  await visit("/standing/make", every);
  const { text } = await visit("/standing");
  expect(text).toContain("Next: Wed 2 Dec");
  expect(text).not.toContain("Next: Tue 1 Dec");
});
