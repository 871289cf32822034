import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { words as owners } from "#app/features/admin/standing/words.ts";
import { placeStanding } from "#app/features/standing/place-due.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { newId } from "#app/values/identifier.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { words as notes } from "#app/values/standing-note.words.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

let api: ApiShop;
let shop: WholeShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let shopper: Visitor;
let owner: Visitor;
let financialId: string;
const origin = "http://localhost";
/** A Monday in India. */
const monday = Date.parse("2026-11-30T00:00:00+05:30");
const hourMs = 3_600_000;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true });
});
afterAll(async () => {
  await api.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.setSystemTime(monday + 6 * hourMs);
  for (const table of ["standing_orders", "service_areas", "opening_hours", "delivery_slots"])
    await api.bindings.DB.exec(`DELETE FROM ${table}`);
  shopper = await api.addVisitor({ name: "Ravi" });
  ({ financialId } = await api.addPack({ pricePaise: 6_000 }));
});

async function visit(path: string, form?: Record<string, string>, by = shopper) {
  const { request } = await api.ask(path, { cookies: { session: by.session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  return { status: answer.status, text: await answer.text() };
}

const packs = (qty: string | number) => ({ [`packs-${financialId}`]: String(qty) });
const fieldOf = (text: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(text)?.[0];
async function place(): Promise<void> {
  await placeStanding({ ...(await api.ask("/")).context, now: Date.now() });
}

test.each([
  [6, "every day", { every: "on" }, "Next: Wed 2 Dec"],
  [21, "every day", { every: "on" }, "Next: Wed 2 Dec"],
  [6, "on Tuesdays", { day2: "on" }, "Next: Tue 8 Dec"],
  [21, "on Tuesdays", { day2: "on" }, "Next: Tue 8 Dec"],
])(
  "made at %s o'clock %s, the next is tomorrow until that is skipped",
  async (hour, _, days, after) => {
    vi.setSystemTime(monday + hour * hourMs);
    await visit("/standing/make", { ...days, ...packs(2) });
    const { text } = await visit("/standing");
    expect(text).toContain("Next: Tue 1 Dec");
    const [, id = ""] = /name="id" value="(\w+)"/.exec(text) ?? [];
    expect((await visit("/standing/skip", { id, day: "2026-12-01" })).status).toBe(303);
    expect((await visit("/standing")).text).toContain(after);
  },
);

test("a form that is sent twice at once makes one standing order, with other choices none", async () => {
  const key = /name="key" value="(\w+)"/.exec((await visit("/standing")).text)?.[1] ?? "";
  const form = { key, day2: "on", ...packs(2) };
  const both = await Promise.all([visit("/standing/make", form), visit("/standing/make", form)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await visit("/standing/make", { ...form, day3: "on" })).toMatchObject({
    status: 409,
    text: expect.stringContaining("This form was already sent with other choices."),
  });
  const { body } = await api.get("/api/standing", { token: shopper.token });
  expect(body.standing).toHaveLength(1);
});

test("what the next order costs is said with its delivery, as it is placed then", async () => {
  const area =
    "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise) VALUES (?, 2500, 0)";
  const own = "SELECT postal_code AS code FROM addresses WHERE user_id = ?";
  const { DB } = api.bindings;
  const found = await DB.prepare(own).bind(shopper.id).first<{ code: string }>();
  await DB.prepare(area).bind(found?.code).run();
  const wrong = await visit("/standing/make", { day2: "on", ...packs(2), most: "many" });
  expect(wrong.text).toContain("₹25.00 of it for delivery");
  expect(wrong.text.replace(/<[^>]*>/g, "")).toContain("₹145.00 each time");
  await visit("/standing/make", { day2: "on", ...packs(2) });
  expect((await visit("/standing")).text).toContain("₹145.00 at today");
  vi.setSystemTime(monday + 20 * hourMs);
  await place();
  const { body } = await api.get("/api/orders/mine", { token: shopper.token });
  expect(body.orders).toMatchObject([{ totalPrice: 145 }]);
});

test("a weekday on which the shop is never open is said to its customer, and nothing is to be packed for it", async () => {
  await api.bindings.DB.exec(
    "INSERT INTO opening_hours (weekday, open_minute, close_minute) SELECT value, 480, 1200 FROM json_each('[0,1,3,4,5,6]')",
  );
  const closed = "The shop is closed on these days, so nothing is ordered.";
  const wrong = await visit("/standing/make", { day2: "on", ...packs(2), most: "many" });
  expect(wrong.text).toContain(closed);
  await visit("/standing/make", { day2: "on", ...packs(2) });
  const { text } = await visit("/standing");
  expect(text).toContain(closed);
  expect(text).not.toContain("Next:");
  const { text: prepared } = await visit("/admin/standing", undefined, owner);
  expect(prepared).toContain(owners.shut(""));
  expect(prepared).not.toContain("1 standing order");
});

test("of an order that a closed day shifts, the day is named", async () => {
  await api.bindings.DB.exec("INSERT INTO shop_closures VALUES ('2026-12-01', '')");
  await visit("/standing/make", { day2: "on", day3: "on", ...packs(2) });
  const { text } = await visit("/standing");
  await api.bindings.DB.exec("DELETE FROM shop_closures");
  expect(text).toContain("Tue 1 Dec: the shop is closed, nothing is ordered.");
  expect(text).toContain("Next: Wed 2 Dec");
});

test("only the count that is wrong is marked and has the focus, where none is chosen the first", async () => {
  await api.addPack({}, "Dal");
  const many = await visit("/standing/make", { day2: "on", ...packs(99) });
  expect(many.status).toBe(400);
  expect(many.text.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(fieldOf(many.text, `packs-${financialId}`)).toMatch(/autofocus=.*aria-invalid="true"/i);
  const none = await visit("/standing/make", { day2: "on" });
  expect(none.text.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(fieldOf(none.text, "packs-\\w+")).toMatch(/autofocus=.*aria-invalid="true"/i);
});

test("a time that no window has is refused at its field", async () => {
  await api.bindings.DB.prepare(
    "INSERT INTO slot_templates (id, weekday, from_minute, to_minute, capacity, cutoff_minutes, fee_paise) VALUES (?, 2, 420, 540, 5, 60, 1500)",
  )
    .bind(newId())
    .run();
  const { status, text } = await visit("/standing/make", {
    ...{ day2: "on", slotFrom: "11:00", ...packs(2) },
  });
  const chosen = { day2: "on", slotFrom: "07:00", ...packs(2), most: "many" };
  const dear = await visit("/standing/make", chosen);
  await api.bindings.DB.exec("DELETE FROM slot_templates");
  expect(status).toBe(400);
  expect(text).toContain("Nothing is delivered at that time. Please choose another.");
  expect(fieldOf(text, "slotFrom")).toContain('aria-invalid="true"');
  expect(text).toContain("7 to 9 am, ₹15.00");
  expect(dear.text).toContain("₹15.00 of it for delivery");
});

test("the note of an order says in the reader's words which day it is for, another note stays as it is", () => {
  const note = notes.orderedFor("2026-12-01", "18:00");
  expect(note).toBe("Standing order for 2026-12-01, 18:00");
  expect(inLanguage("en", () => shownNote(note))).toBe("Standing order for 1 Dec 2026, 6 pm");
  expect(inLanguage("hi", () => shownNote(note))).toBe("1 दिसंबर 2026, शाम 6 बजे का नियमित ऑर्डर");
  expect(shownNote(notes.orderedFor("2026-12-01", null))).toBe("Standing order for 1 Dec 2026");
  expect(shownNote("Standing order for Asha")).toBe("Standing order for Asha");
});
