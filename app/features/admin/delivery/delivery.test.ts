import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeliveryCommand, deliveryCommandPath } from "#app/addresses/side-paths.ts";
import { renewSlots } from "#app/features/delivery/windows/make-slots.server.ts";
import { addSlot } from "#app/features/delivery/windows/slots.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { weekWindows } from "#app/features/delivery/windows/week-windows.ts";
import { closesAt, dueBy, isClosed, openingNote } from "#app/features/delivery/opening.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { weekdayOf } from "#app/values/indian-days.ts";
import { formWith } from "#tests/page-form.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { openWholeShop } from "#tests/whole-shop.ts";
import { action, loader } from "./delivery.route.tsx";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const path = "/admin/delivery";
const post = async (
  command: DeliveryCommand,
  fields: Record<string, string> = {},
  cookies = { session },
) =>
  action(
    await shop.ask(deliveryCommandPath(command), {
      method: "POST",
      cookies,
      body: new URLSearchParams(fields),
    }),
  );
const shown = async () => loader(await shop.ask(path, { cookies: { session } }));
const delivery = async (postalCode: string | null = null) =>
  getDelivery((await shop.ask("/")).context, { postalCode });
const saved = (answer: unknown) => expect((answer as Response).status).toBe(303);

test("a code is kept, changed, switched off and removed", async () => {
  expect(await delivery("560011")).toBeNull();
  saved(await post("area/save", { postalCode: "560 011", fee: "₹25", minimum: "99" }));
  expect((await delivery("560011"))?.area).toEqual({
    feePaise: 2500,
    freeFromPaise: null,
    minimumPaise: 9900,
  });
  saved(await post("area/save", { postalCode: "560011", fee: "30", freeFrom: "499" }));
  expect((await delivery("560011"))?.area).toMatchObject({ feePaise: 3000, minimumPaise: 0 });
  saved(await post("area/switch", { postalCode: "560011", isActive: "0" }));
  expect(await delivery("560011")).toMatchObject({ hasAreas: true, area: null });
  saved(await post("area/remove", { postalCode: "560011" }));
  expect(await delivery("560011")).toBeNull();
});

test("pages are made anew where an area comes, changes, rests or goes", async () => {
  const version = () => shop.bindings.DB.prepare("SELECT version FROM catalogue").first("version");
  const isMadeAnew = async (command: DeliveryCommand, fields: Record<string, string>) => {
    const before = await version();
    saved(await post(command, fields));
    return (await version()) !== before;
  };
  const code = { postalCode: "560021" };
  expect([
    await isMadeAnew("area/save", { ...code, fee: "25" }),
    await isMadeAnew("area/save", { ...code, fee: "30" }),
    await isMadeAnew("area/switch", { ...code, isActive: "0" }),
    await isMadeAnew("area/remove", code),
    await isMadeAnew("areas/replace", { text: "560021,25" }),
    await isMadeAnew("areas/replace", { text: "" }),
  ]).toEqual([true, true, true, true, true, true]);
});

test("the list goes out and in as CSV, whole or not at all", async () => {
  const file = "postalCode,fee,freeFrom,minimum\n560001,25.00,499.00,99.00\n560011,0.00,,0.00";
  saved(await post("areas/replace", { text: `\ufeff${file}` }));
  expect((await shown()).file).toBe(file);
  saved(await post("areas/replace", { text: "postalCode\tfee\r\n560001\t1\t\t" }));
  expect((await shown()).file.split("\n")[1]).toBe("560001,1.00,,0.00");
  saved(await post("areas/replace", { text: '"560011";"10"\r\n560012;20;500;0' }));
  expect((await shown()).file.split("\n").slice(1)).toEqual([
    "560011,10.00,,0.00",
    "560012,20.00,500.00,0.00",
  ]);
  for (const [text, message] of [
    ["560001,25\n5600,25", /^Line 2: Please enter a postal code/],
    ["560001,many", /^Line 1: Please enter rupees/],
    ["560001,1\n560001,2", /^Line 2: 560001 is listed twice/],
    ["560001,1,2,3,4", /^Line 1: Please use four columns/],
  ] as const)
    expect(await post("areas/replace", { text })).toMatchObject({
      init: { status: 400 },
      data: { values: { text }, errors: { text: expect.stringMatching(message) } },
    });
  expect((await shown()).areas).toHaveLength(2);
  saved(await post("areas/replace", { text: "" }));
  expect(await delivery("560011")).toBeNull();
});

test("windows of the week are made seven days ahead, once, and what was made goes with its window unless it is taken", async () => {
  const window = { weekday: "every", begins: "18:00", ends: "20.00", capacity: "8", cutoff: "120" };
  saved(await post("window/add", { ...window, fee: "10" }));
  const { context } = await shop.ask("/");
  for (let run = 0; run < 2; run += 1)
    await renewSlots({ ...context, now: Date.parse("2031-03-01T00:00:00+05:30") });
  const rows = async () =>
    (
      await shop.bindings.DB.prepare(
        "SELECT day, from_at, to_at, cutoff_at, taken, is_off FROM delivery_slots ORDER BY from_at",
      ).all()
    ).results;
  const made = await rows();
  expect(made).toHaveLength(7);
  expect(made[0]).toMatchObject({
    day: "2031-03-01",
    from_at: Date.parse("2031-03-01T18:00:00+05:30"),
    to_at: Date.parse("2031-03-01T20:00:00+05:30"),
    cutoff_at: Date.parse("2031-03-01T16:00:00+05:30"),
  });
  await shop.bindings.DB.exec("UPDATE delivery_slots SET taken = 1 WHERE day = '2031-03-02'");
  for (const { id } of (await shown()).templates) saved(await post("window/remove", { id }));
  expect(await rows()).toMatchObject([{ day: "2031-03-02", is_off: 1 }]);
  expect((await shown()).templates).toEqual([]);
  expect(await post("window/add", { ...window, ends: "17:00", capacity: "0" })).toMatchObject({
    init: { status: 400 },
    data: {
      command: "window/add",
      values: { ends: "17:00" },
      errors: {
        ends: "The end must be later than the beginning.",
        capacity: "Please enter 1 to 1000 orders.",
      },
    },
  });
});

test("a window that is sent twice is one, and one that is there with other numbers is left to be changed", async () => {
  const window = { weekday: "1", begins: "9:00", ends: "11:00", capacity: "8", cutoff: "0" };
  const times = async () => (await shown()).templates.map(({ fromMinute }) => fromMinute);
  for (const answer of await Promise.all([1, 2].map(() => post("window/add", window))))
    saved(answer);
  expect(await times()).toEqual([540]);
  saved(await post("window/add", { ...window, weekday: "every" }));
  expect(await times()).toHaveLength(7);
  expect(await post("window/add", { ...window, weekday: "every", fee: "5" })).toMatchObject({
    init: { status: 400 },
    data: {
      errors: {
        begins:
          "This delivery time is already in the table, with other numbers. Please change it there.",
      },
    },
  });
  expect(await times()).toHaveLength(7);
  for (const { id } of (await shown()).templates) saved(await post("window/remove", { id }));
});

test("a window is changed with those made from it, never under what is taken", async () => {
  const window = { weekday: "every", begins: "18:00", ends: "20:00", capacity: "8", cutoff: "120" };
  saved(await post("window/add", window));
  await renewSlots((await shop.ask("/")).context);
  await shop.bindings.DB.exec("UPDATE delivery_slots SET taken = 7 WHERE taken < 1");
  const weekday = weekdayOf(laterDay(indianDay(Date.now()), 3));
  const id = (await shown()).templates.find((template) => template.weekday === weekday)!.id;
  const change = (capacity: string) => {
    return post("window/change", { id, cutoff: "60", fee: "25", capacity });
  };
  const made = async () =>
    (
      await shop.bindings.DB.prepare(
        "SELECT capacity, fee_paise, from_at - cutoff_at AS before FROM delivery_slots WHERE template_id = ?",
      )
        .bind(id)
        .all()
    ).results;
  expect(await change("6")).toMatchObject({
    init: { status: 400 },
    data: {
      command: "window/change",
      values: { capacity: "6" },
      errors: {
        capacity: "7 orders are in one of these delivery times already: please enter at least 7.",
      },
    },
  });
  expect(await made()).toMatchObject([{ capacity: 8, fee_paise: 0 }]);
  saved(await change("7"));
  expect(await made()).toEqual([{ capacity: 7, fee_paise: 2500, before: 3_600_000 }]);
  expect((await shown()).templates.find((template) => template.id === id)).toMatchObject({
    capacity: 7,
    cutoffMinutes: 60,
  });
  for (const table of ["slot_templates", "delivery_slots"])
    await shop.bindings.DB.exec(`DELETE FROM ${table}`);
});

test("a window of one day, which no weekday made, is shown and taken away", async () => {
  const { context } = await shop.ask("/", { cookies: { session } });
  const hour = 3_600_000;
  const add = (fromAt: number) =>
    addSlot(context, {
      ...{ fromAt, toAt: fromAt + 2 * hour, cutoffAt: fromAt - hour },
      ...{ capacity: 8, feePaise: 1000 },
    });
  const [later, first, over] = [
    await add(context.now + 9 * hour),
    await add(context.now + 5 * hour),
    await add(context.now + 1000),
  ];
  const ids = async () => (await shown()).slots.map(({ id }) => id);
  expect(await ids()).toEqual([first.id, later.id]);
  expect(await ids()).not.toContain(over.id);
  saved(await post("slot/remove", { id: first.id }));
  expect(await ids()).toEqual([later.id]);
  expect((await delivery())?.windows.map(({ id }) => id)).toEqual([later.id]);
  await shop.bindings.DB.exec("DELETE FROM delivery_slots");
});

test("the owner adds a window of one day, once, not with other numbers, and not for a time that is over", async () => {
  const day = laterDay(indianDay(Date.now()), 1);
  const slot = { day, begins: "14:00", ends: "16:00", capacity: "3", cutoff: "60", fee: "25" };
  saved(await post("slot/add", slot));
  expect((await shown()).slots).toMatchObject([
    {
      fromAt: Date.parse(`${day}T14:00:00+05:30`),
      cutoffAt: Date.parse(`${day}T13:00:00+05:30`),
      ...{ capacity: 3, feePaise: 2500 },
    },
  ]);
  saved(await post("slot/add", slot));
  expect((await shown()).slots).toHaveLength(1);
  expect(await post("slot/add", { ...slot, fee: "30" })).toMatchObject({
    data: { errors: { begins: expect.stringMatching("already") } },
  });
  expect(await post("slot/add", { ...slot, day: "2026-01-01" })).toMatchObject({
    data: { errors: { day: "This day is over." } },
  });
  expect(await post("slot/add", { ...slot, ends: "13:00" })).toMatchObject({
    data: { errors: { ends: expect.any(String) } },
  });
  await shop.bindings.DB.exec("DELETE FROM delivery_slots");
});

test("the owner shuts for a festival by one button, with words, and opens again by another", async () => {
  const { today } = await shown();
  expect(today).toBe(indianDay(Date.now()));
  saved(await post("day/close", { day: today, words: "Happy Diwali!" }));
  expect((await delivery())?.closures).toEqual([{ day: today, words: "Happy Diwali!" }]);
  saved(await post("day/open", { day: today }));
  expect(await delivery()).toBeNull();
  expect(await post("day/close", { day: "2020-01-01" })).toMatchObject({
    data: { errors: { day: "This day is over." } },
  });
  for (const day of ["", "2031-02-30", "soon"])
    expect(await post("day/close", { day })).toMatchObject({
      data: { errors: { day: "Please choose a day." } },
    });
});

test("the shop is not shut by one tap: the button that shuts it stands behind a question", async () => {
  const whole = await openWholeShop(shop.bindings);
  const { request } = await shop.ask(path, { cookies: { session } });
  const html = await (await whole.answer(new Request(`http://localhost${path}`, request))).text();
  const [folded = ""] =
    html.match(/<details[^>]*><summary[^>]*>Close for today…<.*?<\/details>/s) ?? [];
  expect(formWith(folded, "Closed today")).toMatchObject({
    action: deliveryCommandPath("day/close"),
    fields: { day: indianDay(Date.now()) },
  });
  expect(html.replace(folded, "")).not.toContain("Closed today");
});

test("hours are kept by weekday, both or none of a day", async () => {
  saved(await post("hours/save", { open1: "08:00", close1: "21:30" }));
  const noBreak = { breakFromMinute: null, breakToMinute: null };
  expect((await shown()).hours).toEqual([
    { weekday: 1, openMinute: 480, closeMinute: 1290, ...noBreak },
  ]);
  expect(await post("hours/save", { open1: "08:00", open2: "9", close3: "08:00" })).toMatchObject({
    init: { status: 400 },
  });
  saved(await post("hours/save", { openall: "7am", closeall: "9 pm", open0: "8" }));
  expect((await shown()).hours).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      ...{ weekday, openMinute: 420, closeMinute: 1260, ...noBreak },
    })),
  );
  expect(await post("hours/save", { openall: "7am" })).toMatchObject({
    data: { errors: { closeall: expect.any(String) } },
  });
  saved(await post("hours/save"));
  expect((await shown()).hours).toEqual([]);
});

test("a customer is led to sign in and changes nothing", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  await expect(
    post("area/save", { postalCode: "560011" }, { session: customer }),
  ).rejects.toMatchObject({ status: 302 });
  expect(await delivery("560011")).toBeNull();
});

test("the same window of several days is one row, and is changed and removed with all of them", async () => {
  for (const { id } of (await shown()).templates) saved(await post("window/remove", { id }));
  const terms = { capacity: "8", cutoff: "0", fee: "" };
  saved(await post("window/add", { weekday: "every", begins: "9", ends: "11", ...terms }));
  saved(await post("window/add", { weekday: "1", begins: "18", ends: "20", ...terms }));
  const rows = async () =>
    weekWindows((await shown()).templates).map(({ fromMinute, weekdays, capacity, ids }) => ({
      ...{ fromMinute, days: weekdays.length, capacity, ids },
    }));
  const [morning, evening] = await rows();
  expect([morning, evening]).toMatchObject([
    { fromMinute: 540, days: 7 },
    { fromMinute: 1080, days: 1 },
  ]);
  const id = morning!.ids.join();
  saved(await post("window/change", { ...terms, id, capacity: "5" }));
  expect(await rows()).toMatchObject([{ capacity: 5, days: 7 }, { capacity: 8 }]);
  expect(await post("window/remove", { id: `${id},` })).toMatchObject({ init: { status: 400 } });
  saved(await post("window/remove", { id }));
  expect(await rows()).toMatchObject([{ fromMinute: 1080 }]);
});

test("a shop that is shut at noon says when it opens again, and a break lies between opening and closing", async () => {
  const hours = { openall: "8", closeall: "9 pm" };
  const wrongBreaks: Record<string, string>[] = [
    { pauseall: "1 pm" },
    { pauseall: "4 pm", againall: "1 pm" },
    { pauseall: "7", againall: "9" },
    { pauseall: "8 pm", againall: "9 pm" },
  ];
  for (const wrong of wrongBreaks)
    expect(await post("hours/save", { ...hours, ...wrong })).toMatchObject({
      data: { errors: { againall: expect.any(String) }, values: wrong },
    });
  saved(await post("hours/save", { ...hours, pause1: "1 pm", again1: "16:00" }));
  const kept = (await shown()).hours;
  expect(
    kept.map(({ breakFromMinute, breakToMinute }) => [breakFromMinute, breakToMinute]),
  ).toEqual([0, 1, 2, 3, 4, 5, 6].map((weekday) => (weekday === 1 ? [780, 960] : [null, null])));
  const rules = { closures: [], hours: kept };
  const monday = (time: string) => Date.parse(`2027-06-07T${time}:00+05:30`);
  expect(openingNote(rules, monday("12:59"))).toBe(null);
  expect(openingNote(rules, monday("13:00"))).toMatch(/^We are closed now, and open at 4/);
  expect(openingNote(rules, monday("16:00"))).toBe(null);
  expect(isClosed(rules, monday("14:00"))).toBe(false);
  expect(["14:00", "21:00"].map((time) => closesAt(rules, monday(time)))).toEqual([1260, null]);
  expect(dueBy(rules, monday("14:00"))).toBe(monday("21:00"));
  expect(closesAt({ ...rules, hours: [] }, monday("14:00"))).toBe(null);
  saved(await post("hours/save"));
});
