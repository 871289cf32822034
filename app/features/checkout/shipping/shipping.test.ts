import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import {
  action as placeOrder,
  loader as review,
} from "#app/features/checkout/order/placeorder.route.tsx";
import { seenPrices } from "#app/features/checkout/order/review.ts";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import Shipping, { action, loader, shouldRevalidate } from "./shipping.route.tsx";

let shop: TestShop;
let financialId: string;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  const [pack] = await shop.addProduct({ name: "Atta", brands: { Aashirvaad: [{}] } });
  financialId = pack!.financialId;
});
beforeEach(async () => {
  const customer = await shop.addCustomer({ postalCode: "560011" });
  session = await shop.signIn(customer.id);
  for (const table of ["service_areas", "delivery_slots"])
    await shop.bindings.DB.exec(`DELETE FROM ${table}`);
});
afterAll(() => shop.close());

const windowId = "0123456780";
const area = (fee = 2500) =>
  shop.bindings.DB.exec(
    `INSERT OR REPLACE INTO service_areas VALUES ('560011', 1, ${fee}, NULL, 9900)`,
  );
const window = (cutoffInMs: number, capacity = 8) =>
  shop.bindings.DB.prepare(
    "INSERT INTO delivery_slots VALUES (?1, NULL, '2030-11-25', ?2, ?3, ?4, ?5, 0, 1000, 0)",
  )
    .bind(
      windowId,
      Date.parse("2030-11-25T12:30Z"),
      Date.parse("2030-11-25T14:30Z"),
      Date.now() + cutoffInMs,
      capacity,
    )
    .run();

const cartWith = (slotId?: string) => [
  newId(),
  [[financialId, 1, 10_000]],
  null,
  ...(slotId ? [slotId] : []),
];
const home = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560011" };
const ship = async (fields: Record<string, string>, cart = cartWith()) =>
  action(
    await shop.ask("/shipping", {
      method: "POST",
      cookies: { session, cart },
      body: new URLSearchParams(fields),
    }),
  );
type Refused = { data: unknown; init: ResponseInit };
/** As it is drawn, after a form that was refused where there was one. */
async function page(cart: unknown, refused?: unknown) {
  const loaderData = {
    0: await loader(await shop.ask("/shipping", { cookies: { session, cart } })),
  };
  const router = createMemoryRouter([{ path: "/", Component: Shipping }], {
    hydrationData: { loaderData, actionData: refused ? { 0: refused } : null },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
async function shown(cart: unknown) {
  return review(await shop.ask("/placeorder?method=cash", { cookies: { session, cart } }));
}
async function order(cart: unknown, page: Awaited<ReturnType<typeof shown>>) {
  const { orderKey, shown: digest, lines, shippingPaise } = page;
  return placeOrder(
    await shop.ask("/placeorder?method=cash", {
      method: "POST",
      cookies: { session, cart },
      body: new URLSearchParams({
        orderKey,
        shown: digest,
        seen: seenPrices(lines),
        shipping: String(shippingPaise),
      }),
    }),
  );
}

test("where nothing is kept the step asks nothing more and links on", async () => {
  const asked = await shop.ask("/shipping", { cookies: { session, cart: cartWith() } });
  expect(await loader(asked)).toMatchObject({ isComplete: true, shipping: null });
});

test("a refusal is shown with the windows of now", () => {
  const refused = { actionStatus: 400, defaultShouldRevalidate: false };
  expect(shouldRevalidate(refused as Parameters<typeof shouldRevalidate>[0])).toBe(true);
});

test("where the address is refused the first of several has the focus", async () => {
  const { id } = await shop.addCustomer({ postalCode: "560011" });
  session = await shop.signIn(id);
  await shop.bindings.DB.exec(
    `INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at) VALUES ('0123456789ab', '${id}', '7 Residency Road', 'Bengaluru', '560025', 0, 1)`,
  );
  await area();
  const refused = (await ship({ several: "1", addressId: "0123456789ab" })) as Refused;
  const drawn = await page(cartWith(), refused.data);
  expect(drawn).toContain("We do not deliver to 560025 yet.");
  expect(
    drawn.match(/<input[^>]*name="addressId"[^>]*>/g)?.map((radio) => /autofocus/i.test(radio)),
  ).toEqual([true, false]);
});

test("of several addresses each says what bringing it there costs, or that it is free", async () => {
  const { id } = await shop.addCustomer({ postalCode: "560011" });
  session = await shop.signIn(id);
  await shop.bindings.DB.exec(
    `INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at) VALUES ('0123456789ac', '${id}', '7 Residency Road', 'Bengaluru', '560025', 0, 1)`,
  );
  await area();
  await shop.bindings.DB.exec("INSERT INTO service_areas VALUES ('560025', 1, 0, NULL, 9900)");
  const drawn = await page(cartWith());
  const radios = drawn.match(/<label[^>]*><input[^>]*name="addressId"[^]*?<\/label>/g) ?? [];
  expect(
    radios.map((radio) => radio.replace(/<[^>]*>/g, "").match(/Delivery (₹[\d.]+|free)/)?.[0]),
  ).toEqual(["Delivery ₹25.00", "Delivery free"]);
  const [folded] = drawn.match(/<summary[^]*?<\/summary>/) ?? [];
  expect(folded?.replace(/<[^>]*>/g, "")).toMatch(
    /Change.*Bengaluru 560011 · Delivery ₹25\.00.*\d$/,
  );
});

test("before there is an address, the delivery is reckoned for the code that the cart asked for", async () => {
  const { id } = await shop.addCustomer({ street: "", city: "", postalCode: "" });
  session = await shop.signIn(id);
  await area();
  const asked = await shop.ask("/shipping", {
    cookies: { session, cart: cartWith(), pin: "560011" },
  });
  expect(await loader(asked)).toMatchObject({
    address: { postalCode: "560011" },
    shipping: { feePaise: 2500 },
  });
});

test("a code that is not served and an order that is too small are refused in words", async () => {
  await area();
  const address = { street: "1 MG Road", city: "Delhi", postalCode: "110001" };
  expect(await ship(address)).toMatchObject({
    init: { status: 400 },
    data: { errors: { postalCode: "We do not deliver to 110001 yet." }, values: address },
  });
  await shop.bindings.DB.exec("UPDATE service_areas SET minimum_paise = 10001");
  expect(await ship({ kept: "1" })).toMatchObject({
    data: { errors: { postalCode: "The smallest order for 560011 is ₹100.01." } },
  });
});

test("a window is chosen, remembered with the cart, and promised by the review and the order", async () => {
  await area();
  await window(60_000);
  const answer = (await ship({ kept: "1", slotId: windowId })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/payment"]);
  const { context } = await shop.ask("/", {
    headers: { Cookie: answer.headers.getSetCookie()[0]!.split(";")[0]! },
  });
  expect(cartInCookie(context).slotId).toBe(windowId);
  const cart = cartWith(windowId);
  const page = await shown(cart);
  expect(page).toMatchObject({
    shippingPaise: 3500,
    totalPaise: 13_500,
    window: { label: expect.stringMatching(/^Mon,? 25 Nov 6 to 8 pm$/), feePaise: 1000 },
  });
  expect(((await order(cart, page)) as Response).status).toBe(303);
  const row = await shop.bindings.DB.prepare(
    "SELECT shipping_paise, slot_id, slot_fee_paise, (SELECT taken FROM delivery_slots) AS taken FROM orders ORDER BY seq DESC",
  ).first();
  expect(row).toEqual({ shipping_paise: 3500, slot_id: windowId, slot_fee_paise: 1000, taken: 1 });
});

test("a form left open since yesterday, and a full window, are refused with what is free", async () => {
  await window(-1);
  const closed = { slotId: expect.stringMatching(/^This delivery time is closed/) };
  expect(await ship({ kept: "1", slotId: windowId })).toMatchObject({
    init: { status: 400 },
    data: { errors: closed },
  });
  const cart = cartWith(windowId);
  const page = await shown(cart);
  expect(await order(cart, page)).toMatchObject({
    init: { status: 409 },
    data: { problem: { reason: "not-delivered", message: closed.slotId } },
  });
  await shop.bindings.DB.exec("UPDATE delivery_slots SET cutoff_at = 9e12, taken = capacity");
  expect(await ship({ kept: "1", slotId: windowId })).toMatchObject({
    data: { errors: { slotId: expect.stringMatching(/^This delivery time is full/) } },
  });
});

test.each(["12 Temple Road", ""])(
  "a window that is gone is told and given up where no other is left, with the address %j",
  async (street) => {
    session = await shop.signIn((await shop.addCustomer({ street })).id);
    const gone = cartWith(windowId);
    const told =
      "This delivery time is closed. No other time is left. Please order for as soon as possible.";
    for (const slotId of [windowId, "no id"]) {
      const refused = (await ship({ ...(street ? { kept: "1" } : home), slotId })) as Refused;
      expect(refused.init.status).toBe(400);
      const drawn = await page(cartWith(), refused.data);
      expect(drawn).toContain(told);
      expect(drawn).toMatch(/<input[^>]*name="slotId"[^>]*autofocus/i);
    }
    const html = await page(gone);
    expect(html).toContain("As soon as possible");
    expect(html).not.toContain('href="/payment"');
    const left = (await ship({ ...(street ? { kept: "1" } : home), slotId: "" }, gone)) as Response;
    const { context } = await shop.ask("/", {
      headers: { Cookie: left.headers.getSetCookie()[0]!.split(";")[0]! },
    });
    expect(cartInCookie(context).slotId).toBeUndefined();
  },
);

test("against a cut-off of 10:00 the page takes a window at 10:00:00 and refuses it at 10:00:01", async () => {
  await window(60_000);
  const cutoff = Date.parse("2030-11-25T10:00:00+05:30");
  await shop.bindings.DB.exec(
    `UPDATE delivery_slots SET cutoff_at = ${cutoff}; UPDATE sessions SET expires_at = 9e12`,
  );
  const at = async <T>(now: number, run: () => Promise<T>) => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    return run().finally(() => clock.mockRestore());
  };
  const cart = cartWith(windowId);
  const closed = expect.stringMatching(/^This delivery time is closed/);
  const page = await at(cutoff, () => shown(cart));
  const late = cutoff + 1000;
  expect(await at(late, () => ship({ kept: "1", slotId: windowId }))).toMatchObject({
    init: { status: 400 },
    data: { errors: { slotId: closed } },
  });
  expect(await at(late, () => order(cart, page))).toMatchObject({
    init: { status: 409 },
    data: { problem: { reason: "not-delivered", message: closed } },
  });
  expect(await at(cutoff, () => ship({ kept: "1", slotId: windowId }))).toMatchObject({
    status: 303,
  });
  expect(await at(cutoff, () => order(cart, page))).toMatchObject({ status: 303 });
});

test("an area that is switched off while the page is open is not delivered to", async () => {
  await area();
  const cart = cartWith();
  const page = await shown(cart);
  await shop.bindings.DB.exec("UPDATE service_areas SET is_active = 0");
  expect(await order(cart, page)).toMatchObject({
    init: { status: 409 },
    data: { problem: { message: "We do not deliver to 560011 yet." } },
  });
});

test("a fee that rose since the review is told as a price that rose, and one that fell is passed on", async () => {
  await area(2500);
  const cart = cartWith();
  const page = await shown(cart);
  await area(3000);
  expect(await order(cart, page)).toMatchObject({
    init: { status: 409 },
    data: {
      problem: {
        reason: "price-rose",
        lines: [{ title: "Delivery", seenPaise: 2500, nowPaise: 3000 }],
      },
    },
  });
  await area(1000);
  expect(((await order(cart, page)) as Response).status).toBe(303);
  expect(
    await shop.bindings.DB.prepare(
      "SELECT total_paise FROM orders ORDER BY seq DESC LIMIT 1",
    ).first("total_paise"),
  ).toBe(11_000);
});

const slotAt = (id: string, [from, to]: [string, string], [left, fee]: [number, number]) =>
  shop.bindings.DB.prepare(
    "INSERT INTO delivery_slots VALUES (?1, NULL, '2030-11-25', ?2, ?3, 9e12, ?4, 0, ?5, 0)",
  )
    .bind(id, Date.parse(`${from}+05:30`), Date.parse(`${to}+05:30`), left, fee)
    .run();
const chosen = (html: string) =>
  html
    .match(/<input[^>]*name="slotId"[^>]*>/g)!
    .filter((radio) => radio.includes("checked"))
    .map((radio) => /value="(\w*)"/.exec(radio)![1]);

test("the first free window without a fee is chosen beforehand; full ones are shown as full", async () => {
  await slotAt("0123456781", ["2030-11-25T18:00", "2030-11-25T20:00"], [0, 0]);
  await slotAt("0123456782", ["2030-11-25T20:00", "2030-11-25T22:00"], [8, 1000]);
  const dear = await page(cartWith());
  expect(chosen(dear)).toEqual([]);
  expect(dear).toMatch(
    /value="0123456781"[^>]*\/?>(<[^>]*>)*Mon,? 25 Nov (<[^>]*>)*6 to 8 pm – full/,
  );
  expect(dear).toMatch(
    /<input[^>]*disabled=""[^>]*value="0123456781"|value="0123456781"[^>]*disabled/,
  );
  await slotAt("0123456783", ["2030-11-26T08:00", "2030-11-26T10:00"], [8, 0]);
  expect(chosen(await page(cartWith()))).toEqual(["0123456783"]);
  const taken = await page(cartWith("0123456782"));
  expect(chosen(taken)).toEqual(["0123456782"]);
  expect(taken).toMatch(/aria-label="Order Summary"(<[^>]*>|[^<])*?Mon,? 25 Nov 8 to 10 pm/);
});

test("another day without a time of it is refused in words, and the offered window is not taken", async () => {
  await slotAt("0123456781", ["2030-11-25T18:00", "2030-11-25T20:00"], [8, 0]);
  await slotAt("0123456782", ["2030-11-26T08:00", "2030-11-26T10:00"], [8, 0]);
  const [offered, other] = ["Mon 25 Nov", "Tue 26 Nov"];
  const sent = { kept: "1", slotId: "0123456781" };
  expect(await ship({ ...sent, day: other! })).toMatchObject({
    data: { errors: { slotId: "Please choose a time on that day." } },
    init: { status: 400 },
  });
  expect((await ship({ ...sent, day: offered! })) as Response).toMatchObject({ status: 303 });
  expect((await ship({ ...sent, slotId: "0123456782", day: other! })) as Response).toMatchObject({
    status: 303,
  });
});

test("'as soon as possible' is offered when it can be kept, with what it means today, and beside windows that all have a fee", async () => {
  await slotAt("0123456784", ["2030-11-25T18:00", "2030-11-25T20:00"], [8, 0]);
  await shop.bindings.DB.exec("UPDATE sessions SET expires_at = 9e12");
  const at = async (time: string) => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse(`${time}+05:30`));
    return page(cartWith()).finally(() => clock.mockRestore());
  };
  expect(await at("2030-11-25T10:00")).toContain("Any time today, by 8 pm");
  expect(await at("2030-11-24T10:00")).not.toContain("As soon as possible");
  await shop.bindings.DB.exec("UPDATE delivery_slots SET fee_paise = 1000");
  const dayBefore = await at("2030-11-24T10:00");
  expect(dayBefore).toContain("As soon as possible");
  expect(chosen(dayBefore)).toEqual([]);
  await shop.bindings.DB.exec("UPDATE delivery_slots SET fee_paise = 0");
  await shop.bindings.DB.exec(
    "INSERT INTO opening_hours (weekday, open_minute, close_minute) VALUES (1, 480, 1260)",
  );
  expect(await at("2030-11-25T10:00")).toContain("Any time today, by 9 pm");
  expect(await at("2030-11-25T21:30")).not.toContain("As soon as possible");
  await shop.bindings.DB.exec("DELETE FROM opening_hours");
});

test("a day that is left out because the shop is shut stands among the days without a choice, and that it is closed now beside them", async () => {
  await slotAt("0123456781", ["2030-11-25T18:00", "2030-11-25T20:00"], [8, 0]);
  await slotAt("0123456782", ["2030-11-28T08:00", "2030-11-28T10:00"], [8, 0]);
  await shop.bindings.DB.exec("UPDATE sessions SET expires_at = 9e12");
  await shop.bindings.DB.exec(
    "INSERT INTO opening_hours (weekday, open_minute, close_minute) VALUES (1, 480, 1260), (2, 480, 1260), (4, 480, 1260)",
  );
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2030-11-25T06:00+05:30"));
  const html = await page(cartWith()).finally(() => clock.mockRestore());
  await shop.bindings.DB.exec("DELETE FROM opening_hours");
  const text = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(text).toMatch(/Choose a delivery time We are closed now, and open at 8 am\. Today/);
  expect(text).toMatch(/6 to 8 pm Wed,? 27 Nov Closed Thu,? 28 Nov/);
  expect(text.match(/Closed /g)).toHaveLength(1);
});
