import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as changeByForm } from "#app/features/cart/commands/form.route.tsx";
import { action as runCommand } from "#app/features/cart/commands/command.route.tsx";
import { getCartSummary } from "#app/features/cart/get-cart.server.ts";
import { CartPage, type ShownRefusal } from "./cart-page.tsx";
import { getCartPage } from "./get-cart-page.server.ts";

const home = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560011" };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Entry = [id: string, qty: number, seenPaise: number];

/** The page's markup for a cart of `entries`, as who has no scripts gets it. */
async function pageOf(
  entries: Entry[],
  { session, refusal }: { session?: string; refusal?: ShownRefusal } = {},
) {
  const { context } = await shop.ask("/cart", {
    cookies: { ...(session ? { session } : {}), cart: ["0123456789abcdef", entries] },
  });
  const element = createElement(CartPage, { ...(await getCartPage(context)), refusal });
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) }),
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

const set = (financialId: string, column: string, value: number) =>
  shop.bindings.DB.prepare(`UPDATE financials SET ${column} = ? WHERE id = ?`)
    .bind(value, financialId)
    .run();

async function addPack(countInStock = 100) {
  const [pack] = await shop.addProduct({
    name: `atta ${Math.random()}`,
    brands: {
      aashirvaad: [{ quantity: 5, pricePaise: 30_000, discountBasisPoints: 1000, countInStock }],
    },
  });
  return pack!;
}

test("an empty cart says so and leads to the shelves", async () => {
  const html = await pageOf([]);
  expect(html).toContain("Your cart is empty");
  expect(html).toContain('href="/category/all"');
});

test("a line links to its brand, and shows pack, unit price, count, one price and the subtotal", async () => {
  const pack = await addPack();
  const html = await pageOf([[pack.financialId, 2, 27_000]]);
  for (const part of [
    "Shopping Cart",
    "Aashirvaad Atta",
    "5 kg",
    "₹54.00/kg",
    "₹540.00",
    "Subtotal (1 item)",
    `/product/${pack.slug}?brand=${pack.detailId}`,
    '<option value="2" selected="">',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/→|Only|style=|₹270|₹300/);
});

test("checkout leads past the sign-in only for who is signed in", async () => {
  const pack = await addPack();
  expect(await pageOf([[pack.financialId, 1, 27_000]])).toContain(
    'href="/login?redirect=/shipping"',
  );
  const session = await shop.signIn((await shop.addCustomer()).id);
  expect(await pageOf([[pack.financialId, 1, 27_000]], { session })).toContain('href="/shipping"');
});

test("a risen price shows old → new with one button to accept what is shown; a fall is only noted", async () => {
  const pack = await addPack();
  const risen = await pageOf([[pack.financialId, 1, 25_000]]);
  expect(textOf(risen)).toContain("₹250.00 → ₹270.00");
  expect(risen).toContain("Accept new prices");
  expect(risen).toContain(`value="${pack.financialId}:27000"`);
  const fallen = await pageOf([[pack.financialId, 1, 28_000]]);
  expect(textOf(fallen)).toContain("₹280.00 → ₹270.00");
  expect(fallen).not.toContain("Accept new prices");
});

test("stock that fell below the count keeps the line and says what is left", async () => {
  const pack = await addPack();
  await set(pack.financialId, "count_in_stock", 3);
  const html = await pageOf([[pack.financialId, 6, 27_000]]);
  expect(html).toContain("Only 3 left");
  expect(html).toContain('<option value="3">3</option><option value="6" selected="">6</option>');
  await set(pack.financialId, "count_in_stock", 0);
  expect(await pageOf([[pack.financialId, 6, 27_000]])).toContain("Out of stock");
});

test("a deleted pack says 'No longer sold' and can only be removed", async () => {
  const pack = await addPack();
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?")
    .bind(pack.financialId)
    .run();
  const html = await pageOf([[pack.financialId, 1, 27_000]]);
  expect(html).toContain("No longer sold");
  expect(html).toContain('formaction="/cart/remove"');
  expect(html).not.toContain("<select");
});

test("a cart of which nothing can be had is asked for no delivery and no total", async () => {
  const gone = await addPack();
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?")
    .bind(gone.financialId)
    .run();
  await shop.bindings.DB.exec("INSERT INTO service_areas VALUES ('560011', 1, 2500, NULL, 0)");
  const { id } = await shop.addCustomer(home);
  const html = await pageOf([[gone.financialId, 1, 27_000]], { session: await shop.signIn(id) });
  await shop.bindings.DB.exec("DELETE FROM service_areas");
  expect(textOf(html)).toContain("Subtotal (0 items)₹0.00");
  expect(textOf(html)).not.toMatch(/₹25|Delivery|Total₹/);
});

test("the quantity that was refused says so at its line, and no other does", async () => {
  const [pack, other] = [await addPack(), await addPack()];
  const html = await pageOf(
    [
      [pack.financialId, 1, 27_000],
      [other.financialId, 1, 27_000],
    ],
    {
      refusal: {
        message: "Choose a quantity from 0 to 10.",
        back: "/cart",
        financialId: pack.financialId,
      },
    },
  );
  const selects = html.match(/<select[^>]*>/g)!;
  expect(selects[0]).toContain('aria-invalid="true"');
  expect(selects[0]).toContain(
    `aria-describedby="n-${pack.financialId} p-${pack.financialId} e-${pack.financialId}"`,
  );
  expect(selects[1]).not.toContain("aria-invalid");
  expect(html).toMatch(
    new RegExp(`id="e-${pack.financialId}"[^>]*>.*Choose a quantity from 0 to 10\\.`),
  );
  expect(html).not.toContain(`id="e-${other.financialId}"`);
});

test("a refused command comes back as an alert with a way on, above the untouched cart", async () => {
  const pack = await addPack();
  const html = await pageOf([[pack.financialId, 1, 27_000]], {
    refusal: { message: "Only 3 left", back: "/product/atta" },
  });
  expect(html).toMatch(/role="alert"[^>]*>.*Only 3 left.*href="\/product\/atta"/);
  expect(html).toContain("Subtotal (1 item)");
});

test("an unserved code learns it in the cart, a served one its fee, window and what is missing", async () => {
  const pack = await addPack();
  const cart = ["0123456789abcdef", [[pack.financialId, 1, 27_000]]];
  const { DB } = shop.bindings;
  const [from, to] = [18, 20].map((hour) => Date.parse(`2030-11-25T${hour}:00:00+05:30`)) as [
    number,
    number,
  ];
  await DB.batch([
    DB.prepare("INSERT INTO service_areas VALUES ('560011', 1, 2500, 49900, 30000)"),
    DB.prepare(
      "INSERT INTO delivery_slots VALUES ('0123456780', NULL, '2030-11-25', ?1, ?2, ?1, 8, 0, 0, 0)",
    ).bind(from, to),
  ]);
  const send = async (postalCode: string) => {
    const asked = await shop.ask("/cart/pin", {
      method: "POST",
      cookies: { cart },
      body: new URLSearchParams({ postalCode }),
    });
    const answer = await changeByForm(asked);
    // Without scripts the refusal and the page are one answer, and what it says is of this code.
    const { delivery } = await getCartPage(asked.context);
    return Object.assign(answer as object, { leadsOn: delivery?.refusal === null });
  };
  const lastTime = { where: home.street, method: "Cash" };
  const pageFor = async (pin: string | null, qty = 1) => {
    const cookies = { cart: [cart[0], [[pack.financialId, qty, 27_000]]], ...(pin ? { pin } : {}) };
    const { context } = await shop.ask("/cart", { cookies });
    const data = { ...(await getCartPage({ ...context, now: from - 3_600_000 })), lastTime };
    const router = createMemoryRouter([{ path: "/", element: createElement(CartPage, data) }]);
    return textOf(renderToStaticMarkup(createElement(RouterProvider, { router })));
  };
  const unknown = await pageFor(null);
  expect(unknown).toContain("PIN code");
  expect(unknown).not.toMatch(/Delivery to|Total₹/);
  for (const [typed, message, leadsOn] of [
    ["110001", "We do not deliver to 110001 yet.", false],
    ["1100", "Please enter a postal code of 6 digits that does not begin with 0.", true],
  ] as const)
    expect(await send(typed)).toMatchObject({
      init: { status: 400 },
      data: { pin: { typed, message } },
      leadsOn,
    });
  const unserved = await pageFor("110001");
  expect(unserved).toContain("We do not deliver to 110001 yet.");
  expect(unserved).toContain("Enter another PIN code");
  expect(unserved).not.toContain("Proceed To Checkout");
  expect(((await send("560 011")) as unknown as Response).headers.get("Location")).toBe("/cart");
  const served = await pageFor("560011");
  for (const part of [
    "Delivery to 560011: Today 6 to 8 pm",
    "Delivery₹25.00",
    "₹229.00 more for free delivery",
    "The smallest order for 560011 is ₹300.00.",
    "Add ₹30.00 more",
    "Total₹295.00",
  ])
    expect(served).toContain(part);
  expect(served).not.toMatch(/Proceed To Checkout|Order as last time/);
  expect(await pageFor("560011", 2)).toMatch(
    /12 Temple Road.*Order as last time.*Today 6 to 8 pm, free.*Delivery₹0.00Total₹540.00You save.*Proceed To Checkout/,
  );
  await DB.exec("UPDATE delivery_slots SET fee_paise = 1000");
  const dearWindow = await pageFor("560011");
  expect(dearWindow).toContain("As soon as possible");
  expect(dearWindow).toContain("Total₹295.00");
  await DB.prepare(
    "INSERT INTO delivery_slots VALUES ('0123456781', NULL, '2030-11-25', ?1, ?2, ?1, 8, 0, 0, 0)",
  )
    .bind(from + 7_200_000, to + 7_200_000)
    .run();
  const freeWindow = await pageFor("560011");
  expect(freeWindow).toContain("Today 8 to 10 pm");
  expect(freeWindow).not.toContain("window");
  expect(freeWindow).toContain("Total₹295.00");
  await DB.batch([
    DB.prepare("DELETE FROM service_areas"),
    DB.prepare("DELETE FROM delivery_slots"),
  ]);
});

test("what is sold out counts in no sum, is named, and one button removes all of it", async () => {
  const [pack, soldOut, gone] = [await addPack(), await addPack(0), await addPack()];
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?")
    .bind(gone.financialId)
    .run();
  const html = await pageOf([
    [pack.financialId, 1, 27_000],
    [soldOut.financialId, 3, 27_000],
    [gone.financialId, 1, 27_000],
  ]);
  const text = textOf(html);
  expect(text).toContain("Subtotal (1 item)₹270.00");
  expect(text).toContain("You save ₹30.00 on MRP");
  expect(text).toMatch(/Aashirvaad Atta [\d.]+, 5 kg and 1 more are out of stock\./);
  expect(text).toContain("Remove out-of-stock items to continue.");
  expect(text).not.toContain("Proceed To Checkout");
  expect(html).toContain(`value="${soldOut.financialId} ${gone.financialId}"`);
  const { context } = await shop.ask("/cart", {
    cookies: { cart: ["0123456789abcdef", [[soldOut.financialId, 3, 27_000]]] },
  });
  expect(await getCartSummary(context)).toMatchObject({ lineCount: 1, totalPaise: 0 });
  const removed = await runCommand(
    await shop.ask("/cart/remove", {
      method: "POST",
      cookies: {
        cart: [
          "0123456789abcdef",
          [
            [pack.financialId, 1, 27_000],
            [soldOut.financialId, 3, 27_000],
            [gone.financialId, 1, 27_000],
          ],
        ],
      },
      body: new URLSearchParams({ financialId: `${soldOut.financialId} ${gone.financialId}` }),
    }),
  );
  const cookie = removed.headers.getSetCookie().find((line) => line.startsWith("cart="))!;
  const after = await shop.ask("/cart", { headers: { Cookie: cookie.split(";")[0]! } });
  expect((await getCartPage(after.context)).lines.map(({ financialId }) => financialId)).toEqual([
    pack.financialId,
  ]);
});
