import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { deleteUser } from "#app/features/account/users/delete-user.server.ts";
import { deleteAccount } from "#app/features/account/privacy/delete-account.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { newId } from "#app/values/identifier.ts";
import { languages } from "#app/values/language.ts";
import { isFullLength } from "#tests/length.ts";
import { createRandom } from "#tests/random.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { loader as deletePage } from "#app/features/account/privacy/delete.route.tsx";
import { loader as ownProfile } from "#app/features/account/profile/profile.route.tsx";
import { loader as ownKhata } from "./khata.route.tsx";
import { listKhatas } from "./list-khatas.server.ts";
import { openKhata } from "./open-khata.server.ts";
import { getKhataOf } from "./read-khata.server.ts";
import { remindCustomer } from "./remind.server.ts";
import { reminderLink } from "./reminder.server.ts";
import { takeEntryBack } from "./take-back.server.ts";
import { writeEntry } from "./write-entry.server.ts";

let shop: TestShop;
let session: string;
const dayMs = 86_400_000;

beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const owner = async (now = Date.now()) => ({
  ...(await shop.ask("/", { cookies: { session } })).context,
  now,
});

async function customerWithKhata(limitPaise = 200_000) {
  const customer = await shop.addCustomer();
  await openKhata(await owner(), customer.id, limitPaise);
  return customer.id;
}

/** A packed order; `settledPaise` is what of its 452.50 was packed. */
async function packedOrder(userId: string, settledPaise = 45_250, packedAt: number | null = 1) {
  const id = newId();
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare(
      `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
        payment_method, line_count, items_paise, created_at, packed_at, settled_paise)
      VALUES (?1, ?2, ?1, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 48920, ?3, ?4, ?5)`,
    ).bind(id, userId, Date.now(), packedAt, packedAt && settledPaise),
    shop.bindings.DB.prepare(
      `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
      VALUES (?, 0, 'p', 'd', 'f', 'Atta', 'X', 1000, 'kg', 1, 48920, 48920)`,
    ).bind(id),
  ]);
  return id;
}

const book = async (userId: string) => (await getKhataOf(await owner(), userId, { most: 5000 }))!;
const balanceOf = async (userId: string) => (await book(userId)).khata.balancePaise;
const paid = { kind: "payment", method: "cash", reference: "" } as const;
const corrected = { kind: "adjustment", method: null, reference: "old book" } as const;
const give = async (orderId: string) => putOnKhata(await owner(), orderId);
const pay = async (userId: string, amountPaise: number, now?: number) =>
  writeEntry(await owner(now), userId, { ...paid, amountPaise });
const correct = async (userId: string, amountPaise: number, now?: number) =>
  writeEntry(await owner(now), userId, { ...corrected, amountPaise });
const newestId = async (userId: string) => (await book(userId)).entries[0]!.id;
const orderOf = async (orderId: string) => (await getOrder(await owner(), orderId))!;

test("twenty orders of 452.50 at once against a limit of 2,000.00: four go on it, and a payment passes under a lower limit", async () => {
  const userId = await customerWithKhata();
  const ids = await Promise.all(Array.from({ length: 20 }, () => packedOrder(userId)));
  const outcomes = await Promise.all(ids.map(give));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    message: expect.stringContaining("₹2,000.00: ₹1,810.00 is owed"),
  });
  expect(await balanceOf(userId)).toBe(181_000);
  await openKhata(await owner(), userId, 10_000);
  expect(await pay(userId, 50_000)).toMatchObject({ entry: { balancePaise: 131_000 } });
  const given = ids[outcomes.findIndex(({ ok }) => ok)]!;
  expect(await give(given)).toEqual({ ok: true });
  expect(await balanceOf(userId)).toBe(131_000);
});

test("an order goes on it with what was packed, once, and is then neither paid nor taken back otherwise", async () => {
  const userId = await customerWithKhata();
  const orderId = await packedOrder(userId, 40_920);
  const outcomes = await Promise.all([give(orderId), give(orderId), give(orderId)]);
  expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect((await book(userId)).entries).toMatchObject([
    { kind: "order", amountPaise: 40_920, balancePaise: 40_920, orderId },
  ]);
  expect(await recordCash(await owner(), orderId)).toMatchObject({ ok: false, status: 409 });
  expect(await undoStep(await owner(), orderId)).toMatchObject({ ok: false, status: 409 });
  expect(await orderOf(orderId)).toMatchObject({ paidAt: null, khataAt: expect.any(Number) });
  for (const change of ["paid_at = 1", "settled_paise = 1", "packed_at = NULL", "cancelled_at = 1"])
    await expect(
      shop.bindings.DB.prepare(`UPDATE orders SET ${change} WHERE id = ?`).bind(orderId).run(),
    ).rejects.toThrow("orders_khata");
});

test("what is not packed, paid, cancelled, or of a customer without a khata stays off it", async () => {
  const userId = await customerWithKhata();
  const stranger = await shop.addCustomer();
  const [unpacked, inCash, without] = [
    await packedOrder(userId, 0, null),
    await packedOrder(userId),
    await packedOrder(stranger.id),
  ];
  await recordCash(await owner(), inCash);
  for (const id of [unpacked, inCash, without])
    expect(await give(id), id).toMatchObject({ ok: false, status: 409 });
  for (const id of [newId(), "", "' OR 1 = 1"])
    expect(await give(id)).toMatchObject({ ok: false, status: 404 });
  expect(await balanceOf(userId)).toBe(0);
  const forged = (amount: number, orderId: string) =>
    shop.bindings.DB.prepare(
      `INSERT INTO khata_entries (id, account_id, kind, amount_paise, balance_paise, order_id, created_at)
      SELECT ?, id, 'order', ?2, balance_paise + ?2, ?3, 1 FROM khata_accounts WHERE user_id = ?4`,
    )
      .bind(newId(), amount, orderId, userId)
      .run();
  for (const id of [unpacked, inCash, without])
    await expect(forged(45_250, id)).rejects.toThrow("khata_order");
  await expect(forged(100, await packedOrder(userId))).rejects.toThrow("khata_order");
});

test("an entry is taken back once, by an entry that stays; its order goes on again", async () => {
  const userId = await customerWithKhata();
  const orderId = await packedOrder(userId);
  await give(orderId);
  const entryId = await newestId(userId);
  const takeBack = async (id: string) => takeEntryBack(await owner(), userId, id);
  const both = await Promise.all([takeBack(entryId), takeBack(entryId)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409, reason: "taken-back" });
  expect(await takeBack(await newestId(userId))).toMatchObject({ ok: false, status: 409 });
  expect(await orderOf(orderId)).toMatchObject({ khataAt: null });
  expect(await give(orderId)).toEqual({ ok: true });
  const other = await customerWithKhata();
  expect(await takeEntryBack(await owner(), other, await newestId(userId))).toMatchObject({
    status: 404,
  });
  expect((await book(userId)).entries.map(({ amountPaise }) => amountPaise)).toEqual([
    45_250, -45_250, 45_250,
  ]);
});

test("nobody changes or removes what was written", async () => {
  const userId = await customerWithKhata();
  await correct(userId, 5_000);
  for (const column of ["amount_paise = 1", "balance_paise = 0", "kind = 'order'", "seq = 9999"])
    await expect(
      shop.bindings.DB.prepare(`UPDATE khata_entries SET ${column}`).run(),
    ).rejects.toThrow("never altered");
  await expect(shop.bindings.DB.prepare("DELETE FROM khata_entries").run()).rejects.toThrow(
    "never removed",
  );
});

test("a form sent twice, or the same from two devices, is one entry; another is looked at first", async () => {
  const userId = await customerWithKhata();
  await correct(userId, 181_000);
  const after = await newestId(userId);
  const send = async (amountPaise: number) =>
    writeEntry(await owner(), userId, { ...paid, amountPaise, after });
  const twice = await Promise.all([send(50_000), send(50_000)]);
  expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await balanceOf(userId)).toBe(131_000);
  expect(await send(20_000)).toMatchObject({ ok: false, status: 409, reason: "changed" });
  expect(await balanceOf(userId)).toBe(131_000);
});

test("a cancelled order is taken back with it, in the batch that cancels", async () => {
  const userId = await customerWithKhata();
  const orderId = await packedOrder(userId);
  await give(orderId);
  const context = await owner();
  const admin = (await getVisitor(context))!;
  expect(await cancelOrder(context, admin, { orderId, reason: "" })).toEqual({ ok: true });
  expect(await cancelOrder(context, admin, { orderId, reason: "" })).toEqual({ ok: true });
  expect((await book(userId)).entries.map(({ kind }) => kind)).toEqual(["reversal", "order"]);
  expect(await balanceOf(userId)).toBe(0);
  expect(await give(orderId)).toMatchObject({ ok: false, reason: "cancelled" });
});

test("who has a balance is not erased and is told why; what is settled outlives its customer", async () => {
  const userId = await customerWithKhata();
  await correct(userId, 45_200);
  const own = await shop.signIn(userId);
  const { context } = await shop.ask("/", { cookies: { session: own } });
  const customer = (await getVisitor(context))!;
  const saidBefore = async () =>
    (await deletePage(await shop.ask("/profile/delete", { cookies: { session: own } }))).held;
  expect(await saidBefore()).toContain("₹452.00 is owed");
  expect(await deleteAccount(context, customer)).toEqual({
    ok: false,
    message: expect.stringContaining("₹452.00 is owed"),
  });
  expect(await deleteUser(await owner(), userId)).toMatchObject({ ok: false, status: 409 });
  await pay(userId, 45_300);
  expect(await deleteAccount(context, customer)).toMatchObject({
    message: expect.stringContaining("The shop owes ₹1.00"),
  });
  await correct(userId, 100);
  expect(await saidBefore()).toBeNull();
  expect(await deleteAccount(context, customer)).toEqual({ ok: true });
  const kept =
    "SELECT count(*) AS n FROM khata_entries AS e JOIN khata_accounts AS a ON a.id = e.account_id WHERE a.user_id IS NULL";
  expect(await shop.bindings.DB.prepare(kept).first("n")).toBe(3);
});

test("the profile shows what is owed on the khata, and nothing of one to who has none", async () => {
  const userId = await customerWithKhata();
  await correct(userId, 45_200);
  const owedOf = async (id: string) => {
    const asked = await shop.ask("/profile", { cookies: { session: await shop.signIn(id) } });
    return (await ownProfile(asked)).owedPaise;
  };
  expect(await owedOf(userId)).toBe(45_200);
  expect(await owedOf((await shop.addCustomer()).id)).toBeNull();
});

test("payments pay the oldest first, and what was taken back makes nothing look older or newer", async () => {
  const userId = await customerWithKhata(10_000_000);
  const now = Date.now();
  const ago = (days: number) => now - days * dayMs;
  for (const [days, amount] of [
    [100, 50_000],
    [60, 20_000],
    [10, 30_000],
    [1, 40_000],
  ] as const)
    await correct(userId, amount, ago(days));
  const ages = async () => {
    const { khatas } = await listKhatas(await owner(now));
    const { ages: its, owedSince } = khatas.find((khata) => khata.holderId === userId)!;
    return { ages: its, days: owedSince && Math.round((now - owedSince) / dayMs) };
  };
  expect(await ages()).toEqual({ ages: [40_000, 30_000, 20_000, 50_000], days: 100 });
  await pay(userId, 60_000, now);
  expect(await ages()).toEqual({ ages: [40_000, 30_000, 10_000, 0], days: 60 });
  await takeEntryBack(await owner(now), userId, await newestId(userId));
  const first = (await book(userId)).entries.at(-1)!;
  await takeEntryBack(await owner(now), userId, first.id);
  expect(await ages()).toEqual({ ages: [40_000, 30_000, 20_000, 0], days: 60 });
  await pay(userId, 95_000, now);
  expect(await ages()).toEqual({ ages: [0, 0, 0, 0], days: null });
});

test("a reminder is made by day only, once a day, and says what is owed and what was paid last", async () => {
  const userId = await customerWithKhata();
  const at = (hour: string) => Date.parse(`2026-11-20T${hour}:00+05:30`);
  const remind = async (now: number) => remindCustomer(await owner(now), userId);
  expect(await remind(at("10:00"))).toMatchObject({ message: "Nothing is owed." });
  await correct(userId, 95_200);
  await pay(userId, 50_000, at("09:00"));
  for (const night of ["07:59", "20:00", "23:30"])
    expect(await remind(at(night)), night).toMatchObject({ ok: false, status: 409 });
  const twice = await Promise.all([remind(at("08:00")), remind(at("19:59"))]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await remind(at("10:00") + dayMs)).toEqual({ ok: true });
  const { khata } = await book(userId);
  const link = (now: number) => reminderLink(khata, { shopName: "Kirana & Sons", now });
  expect([link(at("10:00")), link(at("21:00") + dayMs)]).toEqual([null, null]);
  const text = new URL(link(at("11:00") + dayMs)!).searchParams.get("text");
  expect(text).toBe(
    "Namaste Ravi, ₹452.00 is due on your khata at Kirana & Sons. Your last payment was ₹500.00 on 20 Nov 2026. Thank you.",
  );
  const payBy = "upi://pay?pa=kirana@okbank&am=452.00";
  const paid = reminderLink(khata, { shopName: "Kirana", now: at("11:00") + dayMs, payBy });
  expect(new URL(paid!).searchParams.get("text")?.split("\n")).toEqual([
    expect.stringContaining("₹452.00"),
    `Pay by UPI: ${payBy}`,
  ]);
});

test("a reminder from an owner in English to a customer in Hindi is Hindi, and the other way round", async () => {
  const userId = await customerWithKhata();
  await correct(userId, 45_200);
  const now = Date.parse("2026-11-20T10:00:00+05:30");
  expect(await remindCustomer(await owner(now), userId)).toEqual({ ok: true });
  const textFor = async (chosen: string | null) => {
    await shop.bindings.DB.prepare("UPDATE users SET language = ? WHERE id = ?")
      .bind(chosen, userId)
      .run();
    const { khata } = await book(userId);
    const link = reminderLink(khata, { shopName: "Kirana & Sons", now });
    return new URL(link!).searchParams.get("text");
  };
  const [english, hindi] = [
    "Namaste Ravi, ₹452.00 is due on your khata at Kirana & Sons. Thank you.",
    "नमस्ते Ravi, Kirana & Sons पर आपके खाते में ₹452.00 बाकी हैं। धन्यवाद।",
  ];
  for (const owners of languages) {
    expect(await inLanguage(owners, () => textFor("hi"))).toBe(hindi);
    for (const none of ["en", null])
      expect(await inLanguage(owners, () => textFor(none))).toBe(english);
  }
});

const rounds = isFullLength ? 50 : 15;

test("after hundreds of steps, twenty at once, the balance is the sum of the entries, and an order stands on it once or not at all", async () => {
  const { pick, upTo } = createRandom(18);
  const users = [await customerWithKhata(150_000), await customerWithKhata(500_000)];
  const orderIds: string[] = [];
  const context = { ...(await owner()), log: () => undefined };
  const admin = (await getVisitor(context))!;
  const entryIds: [string, string][] = [];
  const steps = {
    place: async (userId: string) =>
      void orderIds.push(await packedOrder(userId, 1 + upTo(45_000))),
    give: async () => putOnKhata(context, pick(orderIds)),
    pay: (userId: string) =>
      writeEntry(context, userId, { ...paid, amountPaise: 1 + upTo(60_000) }),
    correct: (userId: string) =>
      writeEntry(context, userId, { ...corrected, amountPaise: upTo(9_000) - 4_500 || 1 }),
    takeBack: async () => {
      const [userId, id] = pick(entryIds);
      return takeEntryBack(context, userId, id);
    },
    cash: () => recordCash(context, pick(orderIds)),
    cancel: () => cancelOrder(context, admin, { orderId: pick(orderIds), reason: "" }),
    limit: async (userId: string) => void (await openKhata(context, userId, upTo(500_000))),
  };
  for (const userId of users) {
    await steps.place(userId);
    await steps.correct(userId);
    entryIds.push([userId, await newestId(userId)]);
  }
  const names = [...Object.keys(steps), "give", "give", "place"] as (keyof typeof steps)[];
  const takeStep = async () => {
    const userId = pick(users);
    const outcome = await steps[pick(names)](userId);
    if (outcome && typeof outcome === "object" && "entry" in outcome)
      entryIds.push([userId, outcome.entry.id]);
  };
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(Array.from({ length: 20 }, takeStep));
  for (const userId of users) {
    const { khata, entries } = await book(userId);
    let running = 0;
    for (const entry of entries.toReversed())
      expect(entry.balancePaise).toBe((running += entry.amountPaise));
    expect(khata.balancePaise).toBe(running);
    expect(entries.length).toBeGreaterThan(2 * rounds);
    const standing = entries.filter(({ kind, isTakenBack }) => kind === "order" && !isTakenBack);
    const { results } = await shop.bindings.DB.prepare(
      "SELECT id, paid_at, cancelled_at FROM orders WHERE user_id = ? AND khata_at IS NOT NULL ORDER BY id",
    )
      .bind(userId)
      .all<{ id: string; paid_at: null; cancelled_at: null }>();
    expect(results.map(({ id }) => id)).toEqual(standing.map(({ orderId }) => orderId!).sort());
    expect(results.every((row) => row.paid_at === null && row.cancelled_at === null)).toBe(true);
  }
  const { khatas } = await listKhatas(context);
  for (const { ages, balancePaise } of khatas)
    expect(ages.reduce((sum, age) => sum + age)).toBe(Math.max(0, balancePaise));
});

test("who has no khata reads at /khata what one is and how to get it, with the shop's number and the own", async () => {
  const { id } = await shop.addCustomer({ phone: "9811122233" });
  const asked = await shop.ask("/khata", { cookies: { session: await shop.signIn(id) } });
  expect(await ownKhata({ ...asked, params: {} })).toMatchObject({
    init: { status: 404 },
    data: { ownPhone: "9811122233", shopPhone: expect.any(String) },
  });
});
