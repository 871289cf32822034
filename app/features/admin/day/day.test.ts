import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeDay, openDay } from "#app/features/books/close-day.server.ts";
import { getDayBook } from "#app/features/books/day-book.server.ts";
import { bookedPaise, differenceAtClose, entryName } from "#app/features/books/day.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { loader as frame } from "#app/features/admin/frame/frame.route.tsx";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as close, loader as dayBook } from "./day.route.tsx";
import { downloadMonth } from "./month-of-days.server.ts";

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const minuteMs = 60_000;
/** Each test has a day of its own. */
let days = 0;
const nextDay = () => {
  days += 2;
  const at = Date.parse("2026-03-01T10:00:00+05:30") + days * 1440 * minuteMs;
  return {
    at,
    day: new Date(at).toISOString().slice(0, 10),
    next: new Date(at + 1440 * minuteMs).toISOString().slice(0, 10),
  };
};
const owner = async (now: number) => ({
  ...(await shop.ask("/", { cookies: { session: admin } })).context,
  now,
});
const sums = async (day: string) => (await getDayBook(await owner(0), day, null)).day;

async function order(settledPaise = 40_920) {
  const id = newId();
  await shop.bindings.DB.prepare(
    `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, items_paise, created_at, packed_at, settled_paise, dispatched_at)
    VALUES (?1, ?1, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 48920, 1, 1, ?2, 2)`,
  )
    .bind(id, settledPaise)
    .run();
  return id;
}

test("cash counts on its day once, from however many taps, and comes off again when it is taken back", async () => {
  const { at, day } = nextDay();
  const id = await order();
  await Promise.all([recordCash(await owner(at), id), recordCash(await owner(at), id)]);
  expect(await sums(day)).toMatchObject({ cashPaise: 40_920 });
  await undoStep(await owner(at + minuteMs), id, "cash");
  expect(await sums(day)).toMatchObject({ cashPaise: 0 });
  const { entries } = await getDayBook(await owner(0), day, null);
  expect(entries.map(({ amountPaise }) => amountPaise)).toEqual([-40_920, 40_920]);
  expect(entries.map(entryName)).toEqual(["Cash given back", "Cash for an order"]);
});

test("a day is closed once with what was counted; what comes later is the next day's, and what came before stays", async () => {
  const { at, day, next } = nextDay();
  const [early, late] = [await order(), await order(10_000)];
  await recordCash(await owner(at), early);
  const closings = await Promise.all([
    closeDay(await owner(at + minuteMs), day, 41_000),
    closeDay(await owner(at + minuteMs), day, 41_000),
    closeDay(await owner(at + minuteMs), day, 99_000),
  ]);
  expect(closings.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  const closed = await sums(day);
  expect(closed).toMatchObject({ cashPaise: 40_920, closedAt: at + minuteMs });
  expect(await undoStep(await owner(at + 2 * minuteMs), early)).toMatchObject({
    ok: false,
    status: 409,
    message: expect.stringContaining("closed"),
  });
  await recordCash(await owner(at + 3 * minuteMs), late);
  expect(await sums(day)).toEqual(closed);
  expect(await sums(next)).toMatchObject({ cashPaise: 10_000 });
  expect(await undoStep(await owner(at + 4 * minuteMs), late)).toEqual({ ok: true });
  expect(await sums(next)).toMatchObject({ cashPaise: 0 });
});

test("a closed day and the entries of a day are frozen in the database, and none is removed", async () => {
  const { at, day } = nextDay();
  await recordCash(await owner(at), await order());
  await closeDay(await owner(at), day, 0);
  for (const [sql, message] of [
    ["UPDATE days SET cash_paise = 0 WHERE closed_at IS NOT NULL", "days_closed"],
    ["UPDATE days SET counted_paise = 1 WHERE closed_at IS NOT NULL", "days_closed"],
    ["DELETE FROM days", "never removed"],
    ["UPDATE day_entries SET amount_paise = 1", "never altered"],
    ["DELETE FROM day_entries", "never removed"],
  ] as const)
    await expect(shop.bindings.DB.prepare(sql).run(), sql).rejects.toThrow(message);
});

async function ask(route: unknown, path: string, form?: Record<string, string>, session = admin) {
  const asked = await shop.ask(path, {
    cookies: session ? { session } : {},
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const answer = (await (route as (asked: unknown) => Promise<unknown>)(asked).catch(
    (thrown: unknown) => thrown,
  )) as { status?: number; init?: { status: number }; data?: unknown };
  return { status: answer.status ?? answer.init?.status ?? 200, answer };
}

test("the page takes what was counted in rupees, says what is wrong with it, and closes no day that has not come", async () => {
  const { day } = nextDay();
  const wrong = await ask(close, `/admin/day?d=${day}`, { counted: "a lot" });
  expect(wrong).toMatchObject({
    status: 400,
    answer: { data: { errors: { counted: expect.any(String) }, values: { counted: "a lot" } } },
  });
  expect((await ask(close, `/admin/day?d=${day}`, { counted: "₹1,234.50" })).status).toBe(303);
  expect(await sums(day)).toMatchObject({ countedPaise: 123_450 });
  expect((await ask(close, `/admin/day?d=${day}`, { counted: "1" })).status).toBe(409);
  expect(await closeDay(await owner(Date.now()), "2999-01-01", 0)).toMatchObject({ ok: false });
  for (const odd of ["2999-01-01", "2026-13-45", "x"])
    expect((await ask(close, `/admin/day?d=${odd}`, { counted: "1" })).status, odd).toBe(400);
  for (const odd of ["", "?d=2999-01-01", "?d=2026-13-45", "?d=x", "?d=2026-02-31"])
    expect((await ask(dayBook, `/admin/day${odd}`)).status, odd).toBe(200);
});

test("a month is a file of its days, for the owner alone", async () => {
  const { at, day } = nextDay();
  await recordCash(await owner(at), await order());
  const { answer } = await ask(downloadMonth, `/admin/day/download?m=${day.slice(0, 7)}`);
  const lines = (await (answer as unknown as Response).text()).split("\r\n");
  expect(lines[0]).toBe(
    "Day,Orders,Delivered,Cash expected,UPI recorded,Charged online,Refunds online,Khata given,Khata got,Khata corrected,Round off,Counted,Difference",
  );
  expect(lines).toContain(`${day},0,0.00,409.20,0.00,0.00,0.00,0.00,0.00,0.00,0.00,,`);
  await closeDay(await owner(at), day, 40_000);
  const closed = await ask(downloadMonth, `/admin/day/download?m=${day.slice(0, 7)}`);
  expect(await (closed.answer as unknown as Response).text()).toContain(",400.00,-9.20\r\n");
  const stranger = await shop.signIn((await shop.addCustomer()).id);
  for (const route of [dayBook, downloadMonth])
    expect((await ask(route, "/admin/day", undefined, stranger)).status).toBe(302);
});

test("a day with orders out is closed by a second button, and from then on the owner reads on which day a sale counts; opened again within ten minutes it has what was counted, and is closed anew with what came", async () => {
  const now = Date.now();
  const today = indianDay(now);
  const [first, second] = [await order(), await order(10_000)];
  await recordCash(await owner(now), first);
  const path = `/admin/day?d=${today}`;
  expect(await ask(dayBook, path)).toMatchObject({
    answer: { open: { out: { count: expect.any(Number) } } },
  });
  expect(await ask(close, path, { counted: "409.20" })).toMatchObject({
    status: 200,
    answer: {
      data: { asks: { countedPaise: 40_920, open: { out: { count: expect.any(Number) } } } },
    },
  });
  expect(await sums(today)).toMatchObject({ closedAt: null, countedPaise: null });
  const sure = { sure: "1" };
  expect((await ask(close, path, { counted: "409.20", ...sure })).status).toBe(303);
  expect((await ask(close, path, { open: "1" })).status).toBe(303);
  expect(await ask(frame, "/admin/sell")).not.toHaveProperty("answer.bookedDay");
  expect(await sums(today)).toMatchObject({
    closedAt: null,
    countedPaise: 40_920,
    cashPaise: 40_920,
  });
  expect(differenceAtClose(await sums(today))).toBeNull();
  await recordCash(await owner(now), second);
  expect((await ask(close, path, { counted: "509.20", ...sure })).status).toBe(303);
  expect(await sums(today)).toMatchObject({ countedPaise: 50_920, cashPaise: 50_920 });
  expect(differenceAtClose(await sums(today))).toBe(0);
  expect(await ask(frame, "/admin/sell")).toMatchObject({
    answer: { bookedDay: laterDay(today, 1) },
  });
  expect(await openDay(await owner(Date.now() + 11 * minuteMs), today)).toMatchObject({
    status: 409,
  });
  const logged = await shop.bindings.DB.prepare(
    "SELECT count(*) AS n FROM admin_log WHERE kind = 'day' AND subject_id = ?",
  )
    .bind(today)
    .first<{ n: number }>();
  expect(logged?.n).toBe(3);
});

// What is closed in a later day takes all that comes before it, so it is last.
test("the drawer is written in and counted by notes on the page, and what is wrong is said beside it", async () => {
  const day = laterDay(indianDay(Date.now()), 30);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T10:00:00+05:30`) });
  try {
    const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
    const post = (word: string, form: Record<string, string>) =>
      ask(close, `/admin/day${word}?d=${day}`, form, session);
    const entry = { kind: "expense", amount: "x", text: "Milk" };
    expect(await post("/entry", entry)).toMatchObject({
      status: 400,
      answer: { data: { errors: { amount: expect.any(String) }, values: entry } },
    });
    const right = { ...entry, amount: "40.50" };
    expect((await post("/entry", { kind: "float", amount: "100" })).status).toBe(303);
    const tooMuch = { ...entry, amount: "90,000" };
    expect(await post("/entry", tooMuch)).toMatchObject({
      status: 200,
      answer: {
        data: {
          question: {
            notes: ["The drawer should hold only ₹100.00."],
            hidden: { ...tooMuch, sure: "1" },
          },
        },
      },
    });
    expect(await sums(day)).toMatchObject({ expensePaise: 0 });
    for (let times = 0; times < 2; times += 1)
      expect((await post("/entry", right)).status).toBe(303);
    const written = async () => (await getDayBook(await owner(0), day, null)).entries;
    const [wrong] = await written();
    const takeBack = { takeBack: String(wrong!.seq) };
    expect((await post("/entry", takeBack)).status).toBe(303);
    expect((await post("/entry", takeBack)).status).toBe(409);
    expect(
      (await written()).map((one) => [entryName(one), bookedPaise(one), one.canTakeBack]),
    ).toEqual([
      ["Taken back: Paid out", 4_050, false],
      ["Paid out", -4_050, false],
      ["Paid out", -4_050, true],
      ["Float in the morning", 10_000, true],
    ]);
    const once = { kind: "deposit", amount: "5", key: newId() };
    const statuses = await Promise.all([1, 2].map(async () => (await post("/entry", once)).status));
    expect([...statuses, (await post("/entry", once)).status]).toEqual([303, 303, 303]);
    expect(await post("/entry", { ...once, amount: "7" })).toMatchObject({
      status: 409,
      answer: { data: { errors: { form: expect.stringMatching(/already sent/) } } },
    });
    expect(await sums(day)).toMatchObject({ depositPaise: 500 });
    const drawing = { ...right, kind: "drawing" };
    expect((await post("/entry", { ...drawing, amount: "90,000" })).status).toBe(200);
    expect((await post("/entry", { ...drawing, amount: "60" })).status).toBe(303);
    expect((await post("/count", { note500: "-1" })).status).toBe(400);
    const notes = { note500: "12", note10: "3", note1: "4" };
    expect((await post("/count", notes)).status).toBe(303);
    expect(await sums(day)).toMatchObject({ expensePaise: 4_050, countedPaise: 603_400 });
    expect((await post("", { counted: "6034", sure: "1" })).status).toBe(303);
    expect(await sums(day)).toMatchObject({ notes: { "500": 12, "10": 3, "1": 4 } });
    expect((await post("/entry", right)).status).toBe(409);
  } finally {
    vi.useRealTimers();
  }
});
