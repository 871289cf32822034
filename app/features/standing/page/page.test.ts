import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeStanding } from "#app/features/standing/place-due.server.ts";
import { words } from "#app/features/admin/standing/words.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let owner: Visitor;
let shopper: Visitor;
let financialId: string;
const origin = "http://localhost";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await api.addVisitor({ name: "Ravi" });
  ({ financialId } = await api.addPack({ pricePaise: 6_000 }, `Milk ${Math.random().toFixed(12)}`));
});

async function visit(path: string, by: Visitor, form?: Record<string, string>, kept = "") {
  const { request } = await api.ask(path, { cookies: { session: by.session } });
  if (kept) request.headers.set("Cookie", `${request.headers.get("Cookie")}; ${kept}`);
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  const to = answer.headers.get("Location") ?? "";
  return { status: answer.status, to, text: await answer.text(), headers: answer.headers };
}

async function listOf(qty = 2) {
  const saved = await api.post(
    "/api/saved-lists",
    { name: "Morning", items: [{ financialId, qty }] },
    { token: shopper.token },
  );
  return String(saved.body._id);
}

test("an order is kept as a list, put into the cart, and removed", async () => {
  const placed = await api.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 3 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: shopper.token },
  );
  const keep = String(placed.body._id);
  expect((await visit(`/order/${keep}`, shopper)).text).toContain(`/lists?keep=${keep}`);
  expect((await visit("/lists/keep", shopper, { keep, name: " " })).status).toBe(400);
  expect(await visit("/lists/keep", shopper, { keep, name: "Month" })).toMatchObject({
    status: 303,
    to: "/lists",
  });
  const page = await visit("/lists", shopper);
  expect(page.text).toContain("Month");
  const [, id = ""] = /name="id" value="(\w+)"/.exec(page.text) ?? [];
  const added = await visit("/lists/cart", shopper, { id });
  expect([added.status, added.to]).toEqual([303, "/cart"]);
  expect(added.headers.get("Set-Cookie")).toContain("cart=");
  const stranger = await api.addVisitor();
  expect((await visit("/lists/cart", stranger, { id })).status).toBe(404);
  expect((await visit("/lists/keep", stranger, { keep, name: "Theirs" })).status).toBe(400);
  expect((await visit("/lists/remove", shopper, { id })).status).toBe(303);
  const empty = (await visit("/lists", shopper)).text;
  expect(empty).toContain("You have no lists yet.");
  expect(empty, "what the last order would make one of").toMatch(/List from my order.*Milk 0\./s);
});

test("what can't be had of a list or a standing order is named with what is like it", async () => {
  const name = `Curd ${Math.random()}`;
  const [sold, like] = await api.addProduct({
    name,
    brands: {
      Amul: [
        { pricePaise: 3_000, countInStock: 0 },
        { pricePaise: 5_000, quantity: 2 },
      ],
    },
  });
  ({ financialId } = sold!);
  const listId = await listOf();
  const added = await visit("/lists/cart", shopper, { id: listId });
  const kept = added.headers.getSetCookie().map((header) => header.split(";")[0]);
  const cart = await visit("/cart", shopper, undefined, kept.join("; "));
  const link = `quantity=${like!.financialId}"`;
  for (const text of [`Not added: 2 × Amul ${name}`, "Similar:", link])
    expect(cart.text).toContain(text);
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, "on"]));
  await visit("/standing/make", shopper, { [`packs-${financialId}`]: "2", ...all });
  const standing = await visit("/standing", shopper);
  for (const text of [`Not in stock: 2 × Amul ${name}`, "Nothing of it is in stock now.", link])
    expect(standing.text).toContain(text);
  await api.bindings.DB.prepare("UPDATE financials SET count_in_stock = 1 WHERE id = ?")
    .bind(financialId)
    .run();
  const back = await visit("/standing", shopper);
  for (const text of [`Not in stock: 1 × Amul ${name}`, "₹30.00 at today"])
    expect(back.text).toContain(text);
});

test("a list is ordered by itself, and skipped, paused, switched off and removed without scripts", async () => {
  const listId = await listOf();
  const field = `packs-${financialId}`;
  const asked = await visit(`/standing?from=${listId}`, shopper);
  expect(asked.text).toContain("On which days?");
  expect(asked.text).toMatch(new RegExp(`name="${field}"[^>]* value="2"`));
  const make = (fields: Record<string, string>) =>
    visit(`/standing/make?from=${listId}`, shopper, { [field]: "2", ...fields });
  expect(await make({})).toMatchObject({
    status: 400,
    text: expect.stringContaining("Please choose the days of the week."),
  });
  const wrong = await make({ slotFrom: "soon", most: "a lot" });
  for (const text of [
    ...["Please choose the days of the week.", "Please enter a time such as 07:00."],
    ...["Please enter an amount in rupees, such as 500.", 'value="soon"', 'value="a lot"'],
  ])
    expect(wrong.text).toContain(text);
  expect(wrong.text.match(/aria-invalid="true"/g)).toHaveLength(9);
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, "on"]));
  expect((await make({ ...all, slotFrom: "7 am", most: "500" })).status).toBe(303);
  const page = await visit("/standing", shopper);
  for (const text of ["From 07:00", "At most ₹500.00", "₹120.00 at today"])
    expect(page.text).toContain(text);
  const [, id = ""] = /name="id" value="(\w+)"/.exec(page.text) ?? [];
  const [, day = ""] = /name="day" value="([\d-]+)"/.exec(page.text) ?? [];
  expect((await visit("/standing/skip", shopper, { id, day })).status).toBe(303);
  expect((await visit("/standing", shopper)).text).toContain("Skipped by you");
  for (const [until, message] of [
    ["2020-01-01", "Please choose today or a later day."],
    ["soon", "Please enter a day such as 2026-11-28."],
  ] as const) {
    const refused = await visit("/standing/pause", shopper, { id, until });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)]);
    expect(refused.text).toMatch(/name="until"[^>]*aria-invalid="true" aria-describedby="/);
  }
  expect((await visit("/standing/pause", shopper, { id, until: "2031-01-01" })).status).toBe(303);
  expect((await visit("/standing", shopper)).text).toContain("Paused until 1 Jan 2031");
  expect((await visit("/standing/pause", shopper, { id, until: "" })).status).toBe(303);
  const { context } = await api.ask("/");
  const now = startOfIndianDay(day) + 20.5 * 60 * 60 * 1000;
  await placeStanding({ ...context, now });
  expect((await visit("/standing", shopper)).text).toMatch(/Ordered(<!-- -->)?, ₹120\.00/);
  expect((await visit("/standing/switch", shopper, { id })).status).toBe(303);
  expect((await visit("/standing", shopper)).text).toContain("Switched off");
  const stranger = await api.addVisitor();
  expect((await visit("/standing/switch", stranger, { id })).status).toBe(404);
  expect((await visit("/standing/remove", shopper, { id })).status).toBe(303);
});

test("the owner sees what tomorrow's standing orders take, and sets the hour, which the log keeps", async () => {
  await api.bindings.DB.prepare("DELETE FROM standing_orders").run();
  for (const qty of [2, 3])
    await api.post(
      "/api/standing",
      {
        items: [{ financialId, qty }],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        paymentMethod: "Cash Or UPI",
      },
      { token: shopper.token },
    );
  const page = await visit("/admin/standing", owner);
  for (const text of ["2 standing orders", ">5<", 'value="20:00"'])
    expect(page.text).toContain(text);
  for (const hour of ["late", "20", "8 pm", "24:00", "20:60"])
    expect((await visit("/admin/standing", owner, { hour })).status, hour).toBe(400);
  expect((await visit("/admin/standing", owner, { hour: "21:30" })).status).toBe(303);
  expect((await visit("/admin/standing", owner)).text).toContain('value="21:30"');
  const entry = await api.bindings.DB.prepare(
    "SELECT after FROM admin_log WHERE subject_id = 'standing'",
  ).first<{ after: string }>();
  expect(entry?.after).toContain("1290");
});

test("of a day on which the shop is closed the owner reads why nothing is placed, and what the next open day takes", async () => {
  await api.bindings.DB.prepare("DELETE FROM standing_orders").run();
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const order = { items: [{ financialId, qty: 4 }], weekdays, paymentMethod: "Cash Or UPI" };
  await api.post("/api/standing", order, { token: shopper.token });
  const { now } = (await api.ask("/")).context;
  const closure = api.bindings.DB.prepare("INSERT INTO shop_closures VALUES (?, 'A wedding')");
  await closure.bind(laterDay(indianDay(now), 1)).run();
  const { text } = await visit("/admin/standing", owner);
  expect(text).toContain(words.shut("A wedding"));
  expect(text).toMatch(/the next open day<\/h2>.*?>4</);
  expect(text).not.toMatch(/>4<.*the next open day<\/h2>/);
});
