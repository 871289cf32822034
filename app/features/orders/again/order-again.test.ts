import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { priceChange } from "#app/features/cart/cart-lines.ts";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { readToast } from "#app/platform/answers.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action } from "./again.route.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const change = (assignment: string, id: string) =>
  shop.bindings.DB.prepare(`UPDATE financials SET ${assignment} WHERE id = ?`).bind(id).run();

async function addPack() {
  const [pack] = await shop.addProduct({
    name: `Atta ${newId()}`,
    brands: { Aashirvaad: [{ pricePaise: 20_000, countInStock: 20 }] },
  });
  return pack!.financialId;
}

/** Two of each pack. */
async function ordered(packs: string[]) {
  const session = await shop.signIn((await shop.addCustomer()).id);
  const { context } = await shop.ask("/placeorder", { cookies: { session } });
  const placed = await placeOrder(context, (await getVisitor(context))!, {
    entries: packs.map((financialId) => ({ financialId, qty: 2, seenPaise: 20_000 })),
    orderKey: newId(),
    paymentMethod: "Cash Or UPI",
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
  });
  if (!placed.ok) throw new Error(placed.reason);
  return { session, orderId: placed.orderId };
}

type Cookies = Record<string, unknown>;

async function again(orderId: string, cookies: Cookies) {
  const asked = await shop.ask(`/order/${orderId}/again`, { method: "POST", cookies });
  const answer: Response = await action({ ...asked, params: { id: orderId } }).catch(
    (thrown: Response) => thrown,
  );
  const cart = answer.headers.getSetCookie().find((line) => line.startsWith("cart="));
  const told = answer.headers.getSetCookie().find((line) => line.startsWith("toast="));
  const { context } = await shop.ask("/", { headers: { Cookie: told?.split(";")[0] ?? "" } });
  const toast = Object.values(readToast(context) ?? {});
  return { status: answer.status, location: answer.headers.get("Location"), cart, toast };
}

async function cartOf(cart: string | undefined) {
  const { context } = await shop.ask("/cart", {
    headers: { Cookie: String(cart).split(";")[0]! },
  });
  const { lines } = await getCartPage(context);
  return lines.map((line) => [
    line.financialId,
    line.qty,
    line.state,
    priceChange(line),
    line.seenPaise,
  ]);
}

test("an order fills the cart again, beside what is there, and says what is gone, dearer, cheaper or short", async () => {
  const packs = [await addPack(), await addPack(), await addPack(), await addPack()];
  const [gone, dearer, cheaper, short] = packs as [string, string, string, string];
  const other = await addPack();
  const { session, orderId } = await ordered(packs);
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(gone).run();
  await change("price_paise = 25000, dprice_paise = 25000", dearer);
  await change("dprice_paise = 15000", cheaper);
  await change("count_in_stock = 1", short);
  const filled = [
    "0123456789abcdef",
    [
      [other, 1, 20_000],
      [short, 5, 20_000],
    ],
  ];
  const answer = await again(orderId, { session, cart: filled });
  expect([answer.status, answer.location]).toEqual([303, "/cart"]);
  expect(await cartOf(answer.cart)).toEqual([
    [other, 1, "fine", null, 20_000],
    [short, 2, "short", null, 20_000],
    [gone, 2, "gone", null, 20_000],
    [dearer, 2, "fine", "rose", 20_000],
    [cheaper, 2, "fine", "fell", 20_000],
  ]);
});

test("that something of the order, or all of it, is not to be had any more is said at once", async () => {
  const [kept, gone, soldOut] = [await addPack(), await addPack(), await addPack()];
  const said = async (packs: string[], unavailable: string[]) => {
    const { session, orderId } = await ordered(packs);
    for (const id of unavailable) await change("count_in_stock = 0", id);
    const { toast } = await again(orderId, { session });
    for (const id of unavailable) await change("count_in_stock = 20", id);
    return toast;
  };
  expect(await said([kept], [])).toEqual([
    "success",
    "The products of that order are in your cart",
  ]);
  const some = ["error", "Some of that order is out of stock or no longer sold"];
  expect(await said([kept, soldOut], [soldOut])).toEqual(some);
  const { session, orderId } = await ordered([gone]);
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(gone).run();
  const nothing = ["error", "All of that order is out of stock or no longer sold"];
  expect((await again(orderId, { session })).toast).toEqual(nothing);
  expect(await said([soldOut], [soldOut])).toEqual(nothing);
});

test("goods that are deleted stand in the cart by the name that the order has for them, for its customer", async () => {
  const gone = await addPack();
  const { session, orderId } = await ordered([gone]);
  const [{ name } = {}] = (
    await shop.bindings.DB.prepare("SELECT name FROM order_lines WHERE order_id = ?")
      .bind(orderId)
      .all<{ name: string }>()
  ).results;
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(gone).run();
  const { cart = "" } = await again(orderId, { session });
  const { context } = await shop.ask("/", { cookies: { session } });
  const own = (await context.cookies.serialize("session", session)).split(";")[0];
  const shown = async (...cookies: (string | undefined)[]) => {
    const asked = await shop.ask("/cart", { headers: { Cookie: cookies.join("; ") } });
    return (await getCartPage(asked.context)).lines.map(({ was }) => was);
  };
  const pack = cart.split(";")[0];
  expect(await shown(pack, own)).toEqual([
    { name, brand: "Aashirvaad", quantityMilli: 1000, units: "kg" },
  ]);
  expect(await shown(pack)).toEqual([undefined]);
});

test("another's order, and an unknown one, is not found; a visitor is led to sign in", async () => {
  const { orderId } = await ordered([await addPack()]);
  const stranger = await shop.signIn((await shop.addCustomer()).id);
  expect(await again(orderId, { session: stranger })).toMatchObject({
    status: 404,
    cart: undefined,
  });
  expect(await again(newId(), { session: stranger })).toMatchObject({ status: 404 });
  expect(await again(orderId, {})).toMatchObject({ status: 302 });
});
