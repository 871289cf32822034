import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OrderCommand, orderStepPath } from "#app/addresses/paths.ts";
import {
  type CounterCommand,
  counterCommandPath,
  sendTicksPath,
} from "#app/addresses/side-paths.ts";
import { action as sendTicks } from "#app/features/admin/send.route.tsx";
import { action } from "#app/features/orders/progress/step.route.tsx";
import { keepTicks } from "#app/features/orders/counter/keep-ticks.server.ts";
import { areaOf, groupLeft, isLate, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { newId, shortOf } from "#app/values/identifier.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { action as command, loader as askToDispatch } from "./command.route.tsx";
import { loader } from "./counter.route.tsx";
import { loader as deliverySheet } from "./papers/delivery.route.tsx";
import { loader as print } from "./papers/print.route.tsx";
import { action as keepPicked, loader as picking } from "./picking/picking.route.tsx";

let shop: TestShop;
let whole: WholeShop;
let admin: string;
let customer: string;
let packs: { financialId: string; detailId: string; productId: string }[];

beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
  customer = await shop.signIn((await shop.addCustomer()).id);
  packs = [
    ...(await shop.addProduct({ name: "ghee", category: "Oils", brands: { Amul: [{}] } })),
    ...(await shop.addProduct({ name: "atta", category: "Flours", brands: { Ashirvad: [{}] } })),
  ];
});
afterAll(() => shop.close());
/** What a test before placed is not on the counter any more. */
beforeEach(async () => {
  await shop.bindings.DB.prepare("UPDATE orders SET stock_returned_at = 1").run();
});

type Fields = Partial<{ method: string; paid: number; at: number; note: string; done: number }>;

async function addOrder({ method = "Cash Or UPI", ...fields }: Fields = {}) {
  const id = newId();
  const { paid = null, at = Date.now(), note = "", done = null } = fields;
  const line = `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand,
    quantity_milli, units, qty, price_paise, dprice_paise) VALUES (?, ?, ?, ?, ?, ?, 'B', 1000, 'kg', 2, 10000, 10000)`;
  const d1 = shop.bindings.DB;
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
        payment_method, line_count, lines_written, items_paise, created_at, paid_at, charged_paise, note, accepted_at, packed_at, dispatched_at, delivered_at)
        VALUES (?1, ?1, '', 'Meena', '9876543210', '1 Main Road', 'Bengaluru', '560001', ?2, 2, 2, 40000, ?3, ?4, iif(?4 IS NULL, 0, 40000), ?5, ?6, ?6, ?6, ?6)`,
      )
      .bind(id, method, at, paid, note, done),
    ...packs.map(({ financialId, detailId, productId }, position) =>
      d1
        .prepare(line)
        .bind(id, position, productId, detailId, financialId, position ? "atta" : "ghee"),
    ),
  ]);
  return id;
}

const as = (session: string) => ({ cookies: { session } });
const open = async (query = "", session = admin) =>
  loader(await shop.ask(`/admin/counter${query}`, as(session)));
const shown = async (query = "") => {
  const { orders, undo: done } = await open(query);
  return { groups: orders.map((order) => [order.id, nextStep(order)]), done };
};

async function press(step: OrderCommand, id: string, fields: Record<string, string> = {}) {
  const asked = await shop.ask(orderStepPath(id, step), {
    ...as(admin),
    method: "POST",
    body: new URLSearchParams({ at: "counter", ...fields }),
  });
  return (await action({ ...asked, params: { id } })) as Response;
}
async function send(word: CounterCommand, fields: string[][]) {
  const asked = await shop.ask(counterCommandPath(word), {
    ...as(admin),
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return command(asked);
}
const rowOf = (id: string) =>
  shop.bindings.DB.prepare("SELECT * FROM orders WHERE id = ?")
    .bind(id)
    .first<Record<string, unknown>>();

test("from placed to delivered with the cash in hand an order is four taps, each back on the counter", async () => {
  const id = await addOrder();
  for (const step of ["accept", "pack", "dispatch"] as const) {
    expect((await shown()).groups).toEqual([[id, step]]);
    const answer = await press(step, id);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/admin/counter?done=${id}.${step}`,
    ]);
  }
  const end = await press("deliver-cash", id);
  expect(end.headers.get("Location")).toBe(`/admin/counter?done=${id}.cash`);
  expect((await shown()).groups).toEqual([]);
  const row = await rowOf(id);
  expect(row).toMatchObject({ payment_reference: "Cash", delivered_at: expect.any(Number) });
  expect(row?.paid_at).toBe(row?.delivered_at);
});

/** The page of an address; with `method` what its form is answered. */
async function html(path: string, method = "GET") {
  const { request } = await shop.ask(path, as(admin));
  const headers = {
    ...{ Cookie: request.headers.get("Cookie") ?? "" },
    ...{ Host: "localhost", Origin: "http://localhost" },
  };
  const body = method === "POST" ? new URLSearchParams({ at: "counter" }) : null;
  const asked = new Request(`http://localhost${path}`, { method, headers, body });
  return (await whole.answer(asked)).text();
}

async function page(query = "") {
  return (await html(`/admin/counter${query}`))
    .replace(/<!--.*?-->|<[^>]+>/gs, " ")
    .replace(/\s+/g, " ");
}

test("an order without a window says how long it waits, and that it is late", async () => {
  const hourMs = 3_600_000;
  const [early, late] = [
    await addOrder({ at: Date.now() - 3 * hourMs }),
    await addOrder({ at: Date.now() - 36 * hourMs }),
  ];
  const shown = await page();
  expect(shown).toMatch(new RegExp(`${shortOf(early)} 3 h`));
  expect(shown).toMatch(new RegExp(`${shortOf(late)} Late 36 h .*? 2 items`));
});

test("an order that is late at the counter is late on its own page", async () => {
  const [early, late] = [await addOrder(), await addOrder({ at: Date.now() - 36 * 3_600_000 })];
  expect(await html(`/order/${late}`)).toContain('data-stand="bad">Late<');
  expect(await html(`/order/${early}`)).not.toContain('data-stand="bad"');
});

test("what goes back of a paid order stands in figures, between what was paid and what is left", async () => {
  const id = await addOrder();
  for (const step of ["accept", "pack", "dispatch", "deliver-cash"] as const) await press(step, id);
  await shop.bindings.DB.prepare(
    "UPDATE orders SET charged_paise = charged_paise + 5000, given_back_paise = 5000 WHERE id = ?",
  )
    .bind(id)
    .run();
  const shown = (await html(`/order/${id}`)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(shown).toContain("Paid ₹450.00 To hand back -₹50.00 Left ₹400.00");
});

test("an order without a window is late once its day is over, and one of the evening at mid-morning", () => {
  const isLateAt = (ordered: string, now: string) =>
    isLate({ slotTo: null, createdAt: indian(ordered) }, indian(now));
  expect(isLateAt("2026-11-28T09:00", "2026-11-28T23:59")).toBe(false);
  expect(isLateAt("2026-11-28T09:00", "2026-11-29T00:01")).toBe(true);
  expect(isLateAt("2026-11-28T22:00", "2026-11-29T09:59")).toBe(false);
  expect(isLateAt("2026-11-28T22:00", "2026-11-29T10:01")).toBe(true);
});

const indian = (minute: string) => Date.parse(`${minute}:00+05:30`);

test("what is late stands before what is older and has time yet", async () => {
  const hourMs = 3_600_000;
  const older = await addOrder({ at: Date.now() - 3 * hourMs });
  const late = await addOrder({ at: Date.now() - 2 * hourMs });
  await shop.bindings.DB.prepare("UPDATE orders SET slot_from = ?2, slot_to = ?3 WHERE id = ?1")
    .bind(late, Date.now() - 2 * hourMs, Date.now() - hourMs)
    .run();
  const text = await page();
  expect(text.indexOf(shortOf(late))).toBeLessThan(text.indexOf(shortOf(older)));
});

test("above an order's page the owner reads what waits, as everywhere", async () => {
  const id = await addOrder();
  expect(await html(`/order/${id}`)).toContain('class="waits"');
});

test("the list of orders says how many wait for each step", async () => {
  await addOrder();
  await press("accept", await addOrder());
  const list = (await html("/admin/orders")).replace(/<!--.*?-->/g, "");
  expect(list).toMatch(/>New<b> 1<\/b>/);
  expect(list).toMatch(/>To pack<b> 1<\/b>/);
});

test("an order that is packed is not offered to be packed again", async () => {
  const id = await addOrder();
  expect(await html(`/order/${id}/settle`)).toContain('class="to-pack"');
  await press("pack", id);
  const packed = await html(`/order/${id}/settle`);
  expect(packed).not.toContain('class="to-pack"');
  expect(packed).toContain("It is packed already: there is nothing left to pack.");
});

test("after UPI at the door the row leads to the reference, after cash it does not", async () => {
  const [upi, cash] = [await addOrder(), await addOrder()];
  for (const id of [upi, cash])
    for (const step of ["accept", "pack", "dispatch"] as const) await press(step, id);
  await press("deliver-upi", upi);
  await press("deliver-cash", cash);
  expect(await page(`?done=${upi}.cash`)).toContain("Add the reference");
  expect(await page(`?done=${cash}.cash`)).not.toContain("Add the reference");
});

/** An order of somebody with a khata, on its way. */
async function addOnItsWay({ limit }: { limit: number }) {
  const [id, holder] = [await addOrder(), await shop.addCustomer()];
  const { DB } = shop.bindings;
  await DB.prepare(
    "INSERT INTO khata_accounts (id, user_id, limit_paise, opened_at, consent_at) VALUES (?1, ?2, ?3, 1, 1)",
  )
    .bind(newId(), holder.id, limit)
    .run();
  await DB.prepare("UPDATE orders SET user_id = ?2 WHERE id = ?1").bind(id, holder.id).run();
  for (const step of ["accept", "pack", "dispatch"] as const) await press(step, id);
  return id;
}

test("UPI at the door is one tap that delivers, too, its digits follow, and both are taken back", async () => {
  const id = await addOrder();
  for (const step of ["accept", "pack", "dispatch"] as const) await press(step, id);
  const end = await press("deliver-upi", id);
  expect(end.headers.get("Location")).toBe(`/admin/counter?done=${id}.cash`);
  expect(await rowOf(id)).toMatchObject({ taken_as: "upi", payment_reference: "UPI" });
  expect((await shown(`?done=${id}.cash`)).done).toMatchObject({ isCash: false });
  for (const reference of ["4821", ""])
    expect((await press("upi", id, { reference })).status).toBe(303);
  const delivered = await rowOf(id);
  expect(delivered).toMatchObject({
    payment_reference: "UPI 4821",
    delivered_at: expect.any(Number),
  });
  expect(delivered?.paid_at).toBe(delivered?.delivered_at);
  expect(await press("upi", id, { reference: "9999" })).toMatchObject({ init: { status: 409 } });
  await press("undo", id, { step: "cash deliver" });
  expect(await rowOf(id)).toMatchObject({ paid_at: null, delivered_at: null, taken_as: null });
});

test("what is paid after its delivery is taken back alone, where it stood unpaid", async () => {
  for (const [step, isCash] of [
    ["cash", true],
    ["upi", false],
  ] as const) {
    const id = await addOrder();
    for (const one of ["accept", "pack", "dispatch", "deliver"] as const) await press(one, id);
    expect((await open()).unpaid).toMatchObject([{ id }]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const end = await press(step, id, { reference: "" });
    expect(end.headers.get("Location")).toBe(`/admin/counter?done=${id}.cash`);
    const done = await open(`?done=${id}.cash`);
    expect(done.undo).toMatchObject({ isCash, isMoneyAlone: true });
    expect(groupLeft(done.undo!, done)).toBe("unpaid");
    expect(await html(`/admin/counter?done=${id}.cash`)).toContain('name="step" value="cash"');
    await press("undo", id, { step: "cash" });
    expect(await rowOf(id)).toMatchObject({ paid_at: null, delivered_at: expect.any(Number) });
    expect((await open()).unpaid).toMatchObject([{ id }]);
    await press("cash", id);
  }
});

test("on the khata at the door is one tap as well, within its limit, and the row takes both back", async () => {
  const id = await addOnItsWay({ limit: 50_000 });
  expect((await open()).orders).toMatchObject([{ id, canOwe: true }]);
  const end = await press("deliver-khata", id);
  expect(end.headers.get("Location")).toBe(`/admin/counter?done=${id}.khata`);
  const done = await open(`?done=${id}.khata`);
  expect(groupLeft(done.undo!, done)).toBe("deliver");
  expect(await rowOf(id)).toMatchObject({ paid_at: null, khata_at: expect.any(Number) });
  const balance = async () =>
    shop.bindings.DB.prepare(
      "SELECT balance_paise FROM khata_accounts AS k JOIN orders AS o ON o.user_id = k.user_id WHERE o.id = ?",
    )
      .bind(id)
      .first("balance_paise");
  expect(await balance()).toBe(40_000);
  const one = await press("undo", id, { step: "deliver" });
  expect(one).toMatchObject({ init: { status: 409 } });
  await press("undo", id, { step: "khata" });
  expect(await rowOf(id)).toMatchObject({ khata_at: null, delivered_at: null });
  expect(await balance()).toBe(0);
  await press("deliver", id);
  await press("khata", id);
  expect((await shown(`?done=${id}.khata`)).done).toBeNull();
  expect(await press("undo", id, { step: "khata" })).toMatchObject({ init: { status: 409 } });
  expect(await balance()).toBe(40_000);
});

test("over its limit, or without a khata, nothing is delivered on it", async () => {
  const over = await addOnItsWay({ limit: 39_999 });
  const none = await addOrder();
  for (const step of ["accept", "pack", "dispatch"] as const) await press(step, none);
  for (const id of [over, none]) {
    expect(await press("deliver-khata", id)).toMatchObject({ init: { status: 409 } });
    expect(await rowOf(id)).toMatchObject({ delivered_at: null, khata_at: null });
  }
  const holder = (await rowOf(over))?.user_id as string;
  const answer = await html(orderStepPath(over, "deliver-khata"), "POST");
  expect(answer).toContain(`href="/admin/khata/${holder}"`);
});

test("the step just taken stands where the order stood, and is taken back whole", async () => {
  const id = await addOrder();
  await press("accept", id);
  expect((await shown(`?done=${id}.accept`)).done).toMatchObject({ id, step: "accept" });
  expect((await shown(`?done=${id}.pack`)).done).toBeNull();
  expect((await shown("?done=nonsense")).done).toBeNull();
  const back = await press("undo", id, { step: "accept" });
  expect(back.headers.get("Location")).toBe("/admin/counter");
  expect((await shown(`?done=${id}.accept`)).done).toBeNull();
  for (const step of ["accept", "pack", "dispatch"] as const) await press(step, id);
  await press("deliver-cash", id);
  expect((await shown(`?done=${id}.cash`)).done).toMatchObject({ step: "cash" });
  const done = await open(`?done=${id}.cash`);
  expect(groupLeft(done.undo!, done)).toBe("deliver");
  expect(groupLeft(done.undo!, { ...done, now: done.now + 600_001 })).toBeNull();
  await press("undo", id, { step: "cash deliver" });
  expect(groupLeft(done.undo!, await open())).toBeNull();
  expect(await rowOf(id)).toMatchObject({ paid_at: null, delivered_at: null });
  expect((await shown()).groups).toEqual([[id, "deliver"]]);
});

test("a step that stands on a closed day is not offered to be taken back", async () => {
  const id = await addOrder();
  await press("accept", id);
  expect((await shown(`?done=${id}.accept`)).done).toMatchObject({ step: "accept" });
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  const day = shop.bindings.DB.prepare(
    "INSERT INTO days (day, counted_paise, closed_at) VALUES (?, 0, ?)",
  );
  await day.bind(today, Date.now() + 1000).run();
  expect((await shown(`?done=${id}.accept`)).done).toBeNull();
  await shop.bindings.DB.prepare("UPDATE days SET closed_at = NULL WHERE day = ?")
    .bind(today)
    .run();
});

test("what is delivered without its money stays in sight until that comes, in cash, by UPI or on the khata", async () => {
  const ids = [await addOrder(), await addOrder(), await addOnItsWay({ limit: 50_000 })];
  for (const id of ids)
    for (const step of ["accept", "pack", "dispatch", "deliver"] as const) await press(step, id);
  expect(await rowOf(ids[0]!)).toMatchObject({ paid_at: null, delivered_at: expect.any(Number) });
  const unpaid = async () => (await open()).unpaid.map(({ id, canOwe }) => ({ id, canOwe }));
  const [one, two, three] = ids.map((id) => ({ id, canOwe: id === ids[2] }));
  expect(await unpaid()).toEqual([three, two, one]);
  expect((await shown()).groups).toEqual([]);
  for (const [step, id, done] of [
    ["cash", ids[0]!, `?done=${ids[0]}.cash`],
    ["upi", ids[1]!, `?done=${ids[1]}.cash`],
    ["khata", ids[2]!, ""],
  ] as const) {
    const answer = await press(step, id, { reference: "" });
    expect(answer.headers.get("Location")).toBe(`/admin/counter${done}`);
  }
  expect(await unpaid()).toEqual([]);
});

test("an order all of which came back on the way does not wait to be delivered; one that costs nothing does", async () => {
  const [back, free] = [await addOrder({ at: 1 }), await addOrder({ at: 2 })];
  for (const id of [back, free])
    for (const step of ["accept", "pack", "dispatch"] as const) await press(step, id);
  const { DB } = shop.bindings;
  await DB.prepare("UPDATE orders SET settled_paise = 0 WHERE id = ?").bind(back).run();
  await DB.prepare("UPDATE orders SET settled_paise = 0, items_paise = 0 WHERE id = ?")
    .bind(free)
    .run();
  expect((await shown()).groups).toEqual([[free, "deliver"]]);
});

test("of two devices that accept at once one wins, and the other is told who it was", async () => {
  const id = await addOrder();
  const answers = await Promise.all([press("accept", id), press("accept", id)]);
  const toasts = answers.map((answer) =>
    decodeURIComponent(answer.headers.get("Set-Cookie") ?? ""),
  );
  expect(answers.map((answer) => answer.headers.get("Location")).sort()).toEqual([
    "/admin/counter",
    `/admin/counter?done=${id}.accept`,
  ]);
  const said = toasts.map((toast) => atob(/toast=([^.;]*)/.exec(toast)?.[1] ?? ""));
  expect(said.filter(Boolean)).toEqual([
    expect.stringContaining(`${shortOf(id)}: marked as accepted already, by Asha`),
  ]);
});

test("an order that is to be paid online comes when it is paid, the oldest order stands first", async () => {
  await addOrder({ method: "Online" });
  const paid = await addOrder({ method: "Online", paid: 5, at: 2 });
  const old = await addOrder({ at: 1 });
  const gone = await addOrder({ done: 5 });
  expect((await shown()).groups).toEqual([
    [old, "accept"],
    [paid, "accept"],
  ]);
  expect((await open()).orders.map(({ id }) => id)).not.toContain(gone);
});

test("under the regular regime an order whose goods lack a tax class says so before it is packed", async () => {
  const { DB } = shop.bindings;
  const id = await addOrder();
  const lacks = async () => (await open()).orders.map((order) => order.lacksTaxClass);
  expect(await lacks()).toEqual([false]);
  await DB.prepare("INSERT INTO shop_tax (id, regime) VALUES (1, 'regular')").run();
  expect(await lacks()).toEqual([true]);
  await DB.prepare("UPDATE products SET tax_class_id = 'ghee'").run();
  expect(await lacks()).toEqual([false]);
  await DB.batch(
    ["UPDATE products SET tax_class_id = NULL", "DELETE FROM shop_tax"].map((sql) =>
      DB.prepare(sql),
    ),
  );
  expect((await rowOf(id))?.packed_at).toBeNull();
});

test("the window that was promised comes with its order", async () => {
  const id = await addOrder();
  const [slotFrom, slotTo] = [1_800_000_000_000, 1_800_007_200_000];
  await shop.bindings.DB.prepare("UPDATE orders SET slot_from = ?2, slot_to = ?3 WHERE id = ?1")
    .bind(id, slotFrom, slotTo)
    .run();
  expect((await open()).orders).toMatchObject([{ id, slotFrom, slotTo }]);
});

test("several are accepted and handed over at once, ticked or all, and what may not is named", async () => {
  const ids = [await addOrder({ at: 1 }), await addOrder({ at: 2 }), await addOrder({ at: 3 })];
  const all = ["all", ids.join()];
  await send("accept", [all, ["orders", ids[0]!]]);
  expect((await shown()).groups.map(([, step]) => step)).toEqual(["pack", "accept", "accept"]);
  const answer = await send("accept", [all]);
  expect(answer.headers.get("Location")).toBe("/admin/counter");
  expect((await shown()).groups.map(([, step]) => step)).toEqual(["pack", "pack", "pack"]);
  await press("pack", ids[0]!);
  const partly = await send("dispatch", [all]);
  const toast = atob(decodeURIComponent(partly.headers.get("Set-Cookie") ?? "").split(/[=.]/)[1]!);
  expect(toast).toContain("1 order out for delivery.");
  expect(toast).toContain(`${shortOf(ids[1]!)}: This order is not packed yet.`);
});

test("before several are dispatched a page says how many and what is to be collected", async () => {
  const [one, two, late] = [await addOrder({ at: 1 }), await addOrder({ at: 2 }), await addOrder()];
  for (const id of [one, two]) await press("pack", id);
  const asked = await askToDispatch(
    await shop.ask(`/admin/counter/dispatch?all=${one},${two},${late}`, as(admin)),
  );
  expect(asked).toMatchObject({ orders: [{ id: one }, { id: two }], duePaise: 80_000 });
  expect((await rowOf(one))?.dispatched_at).toBeNull();
  const none = await shop.ask(`/admin/counter/dispatch?all=${late}`, as(admin));
  await expect(askToDispatch(none)).rejects.toMatchObject({ status: 302 });
});

test.each([
  [
    "Flat 1204, Tower C, Prestige Shantiniketan, Hoodi Main Road, Whitefield",
    "Flat 1204, Tower C, Prestige Shantiniketan, Hoodi Main Road … 560011",
  ],
  ["1 Main Road", "1 Main Road 560011"],
  ["x".repeat(90), `${"x".repeat(64)} … 560011`],
  ["", " 560011"],
])("of the address %j the counter says its first words", (street, said) => {
  expect(areaOf({ street, postalCode: "560011" })).toBe(said);
});

test("two hundred open orders and ten thousand old ones are one trip and few rows", async () => {
  await shop.bindings.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, items_paise, created_at, packed_at, dispatched_at, delivered_at)
    SELECT printf('%06d', i) || 'orderx', 'k' || i, '', 'Ravi', '9800000000', '', '', '', 'Cash Or UPI', 1, 100, i,
      iif(i > 200, 1, NULL), iif(i > 200, 1, NULL), iif(i > 200, 1, NULL) FROM n`,
  ).run();
  const real = shop.bindings.DB;
  const { d1, take } = countD1(real);
  shop.bindings.DB = d1;
  const asked = await shop.ask("/admin/counter?done=000001orderx.accept", as(admin));
  shop.bindings.DB = real;
  const { orders } = await loader(asked);
  const { roundTrips, statements } = take();
  expect(orders).toHaveLength(200);
  expect(roundTrips).toBe(1);
  const rows = statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  expect(rows).toBeLessThanOrEqual(60 + 3 * 200);
});

type Sent = { path: string; form: [string, string][]; session?: string };

/** A picking list as a form sends it, or as its script does. */
async function pick({ path, form, session = admin }: Sent, id?: string) {
  const body = new URLSearchParams(form);
  const asked = await shop.ask(path, { method: "POST", body, ...as(session) });
  const act = path === sendTicksPath ? sendTicks : keepPicked;
  return act({ ...asked, params: id ? { id } : {} });
}

async function list(path: string, id?: string) {
  const asked = await shop.ask(path, as(admin));
  const { data, init } = (await picking({ ...asked, params: id ? { id } : {} }))!;
  return { status: init?.status, ...data };
}

test("a picking list has each pack once, by category", async () => {
  const [one, two] = [await addOrder({ at: 1, note: "Ring twice" }), await addOrder({ at: 2 })];
  const several = await list(`/admin/counter/picking?orders=${one},${two}`);
  expect(several.groups.map(({ category }) => category)).toEqual(["Flours", "Oils"]);
  expect(several.groups[0]?.packs).toMatchObject([
    {
      qty: 4,
      parts: [
        { short: shortOf(one), qty: 2 },
        { short: shortOf(two), qty: 2 },
      ],
    },
  ]);
  expect((await list(`/order/${one}/picking`, one)).orders).toMatchObject([
    { id: one, note: "Ring twice", isOpen: true },
  ]);
  await expect(list("/admin/counter/picking?orders=0000000000")).rejects.toMatchObject({
    status: 404,
  });
});

test("where no order is chosen the lists have all of their stage, the oldest first, or say that there is none", async () => {
  const asked = async (path: string) => ({ ...(await shop.ask(path, as(admin))), params: {} });
  const paths = ["/admin/counter/picking", "/admin/counter/delivery"] as const;
  expect(await picking(await asked(paths[0]))).toBeNull();
  expect(await deliverySheet(await asked(paths[1]))).toMatchObject({ isAll: true, orders: [] });
  const [late, early] = [await addOrder({ at: 2 }), await addOrder({ at: 1 })];
  const packed = await addOrder({ at: 3 });
  await press("pack", packed);
  expect(await list(paths[0])).toMatchObject({ isAll: true, orderIds: [early, late] });
  const sheet = await deliverySheet(await asked(paths[1]));
  expect(sheet.orders.map(({ id }) => id)).toEqual([packed]);
  expect((await list(`${paths[0]}?orders=${late}`)).orderIds).toEqual([late]);
});

test("two phones tick one list: each hears of the other's ticks, and takes off only its own", async () => {
  const one = await addOrder();
  const path = `/order/${one}/picking`;
  const [oil, flour] = packs.map(({ financialId }) => financialId) as [string, string];
  expect((await list(path, one)).ticked).toEqual([]);
  const form = await pick({ path, form: [["picked", flour]] }, one);
  expect((form as Response).headers.get("Location")).toBe(path);
  const script = async (fields: [string, string][]) => {
    const answer = (await pick({
      path: sendTicksPath,
      form: [["orders", one], ...fields],
    })) as Response;
    return ((await answer.json()) as { ticked: string[] }).ticked;
  };
  // This phone's page was made before the other's tick.
  expect(await script([["picked", oil]])).toEqual([flour, oil]);
  expect(await script([["before", oil]])).toEqual([flour]);
  expect((await list(`/admin/counter/picking?orders=${one}`)).ticked).toEqual([flour]);
});

test("whoever is no packer any more ticks nothing", async () => {
  const one = await addOrder();
  const form: [string, string][] = [
    ["orders", one],
    ["picked", packs[0]!.financialId],
  ];
  await expect(pick({ path: sendTicksPath, form, session: customer })).rejects.toMatchObject({
    status: 302,
  });
  const { id } = await shop.addCustomer({ isAdmin: true });
  const { context } = await shop.ask("/", as(await shop.signIn(id)));
  await shop.bindings.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(id).run();
  await keepTicks(context, [one], { before: [], now: [packs[0]!.financialId] });
  expect((await list(`/order/${one}/picking`, one)).ticked).toEqual([]);
});

test("a code ticks its pack on the picking list; one of none is kept by the owner's tap", async () => {
  const one = await addOrder();
  const code = "8901030000034";
  const path = `/order/${one}/picking`;
  const scan = async (find: string) => {
    const answer = (await pick({ path, form: [["find", find]] }, one)) as Response;
    return list(answer.headers.get("Location")!, one);
  };
  expect(await scan(code)).toMatchObject({
    ...{ status: 200, found: { kind: "unknown", code }, ticked: [], mayKeepCode: true },
  });
  const { financialId } = packs[0]!;
  const kept = await pick(
    {
      path,
      form: [
        ["code", code],
        ["pack", financialId],
      ],
    },
    one,
  );
  expect((kept as Response).headers.get("Location")).toBe(`${path}?find=${code}`);
  expect(await list(path, one)).toMatchObject({ ticked: [financialId] });
  await pick({ path, form: [["before", financialId]] }, one);
  expect(await scan(code)).toMatchObject({ ticked: [financialId], error: undefined });
  expect(await scan("8901030000035")).toMatchObject({
    ...{ status: 400, ticked: [financialId], error: expect.stringContaining("last digit") },
  });
  const [other] = await shop.addProduct({ name: "soap", brands: { Rin: [{ pricePaise: 1000 }] } });
  await shop.bindings.DB.prepare("INSERT INTO pack_codes (code, financial_id) VALUES (?, ?)")
    .bind("8901030000041", other!.financialId)
    .run();
  expect(await scan("8901030000041")).toMatchObject({
    ...{ status: 400, error: expect.stringContaining("is not on this list") },
  });
});

test("sheets name the orders that are asked for and no others; none of it is for customers", async () => {
  const [one] = [await addOrder(), await addOrder()];
  const sheet = `/admin/counter/delivery?orders=${one}`;
  const { orders } = await deliverySheet(await shop.ask(sheet, as(admin)));
  expect(orders).toMatchObject([{ id: one }]);
  for (const load of [deliverySheet, print])
    await expect(load(await shop.ask(sheet, as(customer)))).rejects.toMatchObject({ status: 302 });
  await expect(open("", customer)).rejects.toMatchObject({ status: 302 });
  const asked = await shop.ask(`/order/${one}/picking`, as(customer));
  await expect(picking({ ...asked, params: { id: one } })).rejects.toMatchObject({ status: 302 });
});
