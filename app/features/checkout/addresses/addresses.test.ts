import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AddressCommand, addressCommandPath } from "#app/addresses/paths.ts";
import { collectData } from "#app/features/account/privacy/collect-data.server.ts";
import { deleteAccount } from "#app/features/account/privacy/delete-account.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import {
  action as placeOrder,
  loader as review,
} from "#app/features/checkout/order/placeorder.route.tsx";
import { seenPrices } from "#app/features/checkout/order/review.ts";
import { saveAddress } from "#app/features/checkout/shipping/save-address.server.ts";
import {
  action as ship,
  loader as shipping,
} from "#app/features/checkout/shipping/shipping.route.tsx";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "./addresses.route.tsx";
import { makeDefault } from "./keep-addresses.server.ts";

let shop: TestShop;
let financialId: string;
let customer: Awaited<ReturnType<TestShop["addCustomer"]>>;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  const [pack] = await shop.addProduct({ name: "Atta", brands: { Aashirvaad: [{}] } });
  financialId = pack!.financialId;
});
beforeEach(async () => {
  customer = await shop.addCustomer();
  session = await shop.signIn(customer.id);
  await shop.bindings.DB.exec("DELETE FROM service_areas");
});
afterAll(() => shop.close());

const work = { label: "Work", street: "7 Residency Road", city: "Bengaluru", postalCode: "560025" };
const atDoor = { landmark: "opposite the tank", doorNote: "second floor" };
const post = (path: string, fields: Record<string, string>, cart?: unknown) =>
  shop.ask(path, {
    method: "POST",
    cookies: { session, ...(cart ? { cart } : {}) },
    body: new URLSearchParams(fields),
  });
const send = async (command: AddressCommand, fields: Record<string, string>) =>
  action(await post(addressCommandPath(command), fields));
const add = (fields: Record<string, string> = { ...work, ...atDoor }) => send("add", fields);
const kept = async () =>
  (await loader(await shop.ask("/addresses", { cookies: { session } }))).addresses;
const names = async () => (await kept()).map(({ label, street }) => label || street);
async function visitor() {
  const { request, context } = await shop.ask("/", { cookies: { session } });
  return requireCustomer(request, context);
}
const cart = (addressId?: string) => [
  newId(),
  [[financialId, 1, 10_000]],
  ...(addressId ? [null, null, addressId] : []),
];

test("the address that was there is the default, and another that is made the default is the API's", async () => {
  await add();
  const [home, office] = await kept();
  expect([home, office]).toMatchObject([
    { street: "1 Main Road", isDefault: true },
    { ...work, ...atDoor, isDefault: false },
  ]);
  const answer = (await send("default", { id: office!.id })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/addresses"]);
  expect(await names()).toEqual(["Work", "1 Main Road"]);
  expect(await visitor()).toMatchObject({ street: work.street, postalCode: "560025" });
});

test("the first address of who has none is the default", async () => {
  customer = await shop.addCustomer({ street: "", city: "", postalCode: "" });
  session = await shop.signIn(customer.id);
  expect(await kept()).toEqual([]);
  await add();
  expect(await kept()).toMatchObject([{ label: "Work", isDefault: true }]);
  expect(await visitor()).toMatchObject({ street: work.street });
});

test("a new address begins with the PIN code that was typed in the cart", async () => {
  const { id } = await shop.addCustomer({ street: "", city: "", postalCode: "" });
  const cookies = { session: await shop.signIn(id), pin: "560034" };
  expect((await loader(await shop.ask("/addresses", { cookies }))).typed.postalCode).toBe("560034");
  const asked = await shop.ask("/shipping", { cookies: { ...cookies, cart: cart() } });
  expect((await shipping(asked)).address.postalCode).toBe("560034");
});

test("a wrong field is told in its place, and what was typed stays", async () => {
  const typed = { ...work, city: "", postalCode: "12" };
  expect(await add(typed)).toMatchObject({
    init: { status: 400 },
    data: {
      errors: {
        city: "Please enter your city.",
        postalCode: "Please enter a postal code of 6 digits that does not begin with 0.",
      },
      values: typed,
    },
  });
  expect(await add({ ...work, landmark: "x".repeat(201) })).toMatchObject({
    data: { errors: { landmark: "Please use at most 200 characters." } },
  });
});

test("twenty at once leave ten, and the eleventh is refused in words, at shipping too", async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) => add({ ...work, street: `${at} Brigade Road` })),
  );
  expect(await kept()).toHaveLength(10);
  expect(all.filter((answer) => answer instanceof Response)).toHaveLength(9);
  const full = "You have 10 addresses, the most we keep. Delete one to add another.";
  expect(await add()).toMatchObject({ init: { status: 400 }, data: { errors: { form: full } } });
  expect(await ship(await post("/shipping", { another: "1", ...work }, cart()))).toMatchObject({
    init: { status: 400 },
    data: { errors: { form: full } },
  });
});

test("a form that is sent twice keeps one address", async () => {
  await Promise.all([add(), add()]);
  expect(await names()).toEqual(["1 Main Road", "Work"]);
});

test("two defaults are impossible, whoever writes them and however many at once", async () => {
  for (const at of [1, 2, 3, 4]) await add({ ...work, label: `Work ${at}` });
  await expect(
    shop.bindings.DB.prepare("UPDATE addresses SET is_default = 1 WHERE user_id = ?")
      .bind(customer.id)
      .run(),
  ).rejects.toThrow("UNIQUE constraint failed: addresses.user_id");
  const me = await visitor();
  const ids = (await kept()).map(({ id }) => id);
  await Promise.all(
    [...ids, ...ids].map(async (id) =>
      makeDefault((await shop.ask("/", { cookies: { session } })).context, me, id),
    ),
  );
  const defaults = (await kept()).filter(({ isDefault }) => isDefault);
  expect(defaults).toHaveLength(1);
  expect(await visitor()).toMatchObject({ street: defaults[0]!.street });
});

test("nobody changes, deletes, prefers or orders to another's address", async () => {
  await add();
  const [, office] = await kept();
  const mine = [customer, session] as const;
  customer = await shop.addCustomer({ street: "9 Elsewhere" });
  session = await shop.signIn(customer.id);
  for (const command of ["change", "delete", "default"] as const)
    await send(command, { id: office!.id, ...work, label: "Taken" });
  const page = await review(
    await shop.ask("/placeorder?method=cash", { cookies: { session, cart: cart(office!.id) } }),
  );
  expect(page.address.street).toBe("9 Elsewhere");
  expect(
    await ship(await post("/shipping", { several: "1", addressId: office!.id }, cart())),
  ).toMatchObject({ data: { errors: { addressId: "Please choose an address." } } });
  [customer, session] = mine;
  expect(await names()).toEqual(["1 Main Road", "Work"]);
});

test("where the default is deleted the oldest takes its place, and the last leaves none", async () => {
  await add();
  const [home, office] = await kept();
  await send("delete", { id: home!.id });
  expect(await kept()).toMatchObject([{ label: "Work", isDefault: true }]);
  expect(await visitor()).toMatchObject({ street: work.street });
  await send("delete", { id: office!.id });
  expect(await visitor()).toMatchObject({ street: "", city: "", postalCode: "" });
});

test("the profile changes the default, whose landmark goes with the place that is left", async () => {
  await add();
  const [, office] = await kept();
  await send("default", { id: office!.id });
  const { context } = await shop.ask("/", { cookies: { session } });
  const next = { street: "8 Residency Road", city: "Bengaluru", postalCode: "560025" };
  await saveAddress(context, await visitor(), next);
  expect((await kept())[0]).toMatchObject({ ...next, label: "Work", landmark: "", doorNote: "" });
});

test("a profile left open with an address that is kept makes that the default, and loses none", async () => {
  await add();
  const [, office] = await kept();
  await send("default", { id: office!.id });
  const { context } = await shop.ask("/", { cookies: { session } });
  const { street, city, postalCode } = customer;
  await saveAddress(context, await visitor(), { street, city, postalCode });
  expect(await kept()).toMatchObject([
    { street, isDefault: true },
    { ...work, ...atDoor, isDefault: false },
  ]);
});

test("who has one address is asked nothing more at shipping; of several the default is chosen", async () => {
  const page = async () =>
    shipping(await shop.ask("/shipping", { cookies: { session, cart: cart() } }));
  expect(await page()).toMatchObject({ isComplete: true, addresses: [{}] });
  await add();
  const { addresses, chosen } = await page();
  expect(addresses.map(({ id }) => id === chosen)).toEqual([true, false]);
  expect(await ship(await post("/shipping", { several: "1" }, cart()))).toMatchObject({
    init: { status: 400 },
    data: { errors: { addressId: "Please choose an address." } },
  });
});

test("the PIN code of the chosen address decides fee and refusal", async () => {
  await add();
  const [, office] = await kept();
  await shop.bindings.DB.exec("INSERT INTO service_areas VALUES ('560025', 1, 2500, NULL, 0)");
  const { addresses } = await shipping(
    await shop.ask("/shipping", { cookies: { session, cart: cart() } }),
  );
  expect(addresses.map(({ area }) => area?.feePaise)).toEqual([undefined, 2500]);
  const [home] = addresses;
  expect(
    await ship(await post("/shipping", { several: "1", addressId: home!.id }, cart())),
  ).toMatchObject({ data: { errors: { postalCode: "We do not deliver to 560001 yet." } } });
  const page = await review(
    await shop.ask("/placeorder?method=cash", { cookies: { session, cart: cart(office!.id) } }),
  );
  expect(page).toMatchObject({ address: { street: work.street, ...atDoor }, shippingPaise: 2500 });
});

test("an order goes to the second address, and keeps its copy when that is changed and deleted", async () => {
  await add();
  const [, office] = await kept();
  const chosen = (await ship(
    await post("/shipping", { several: "1", addressId: office!.id }, cart()),
  )) as Response;
  const { context } = await shop.ask("/", {
    headers: { Cookie: chosen.headers.getSetCookie()[0]!.split(";")[0]! },
  });
  expect(cartInCookie(context).addressId).toBe(office!.id);
  const ordered = cart(office!.id);
  const page = await review(
    await shop.ask("/placeorder?method=cash", { cookies: { session, cart: ordered } }),
  );
  const { orderKey, shown, lines } = page;
  const fields = { orderKey, shown, seen: seenPrices(lines) };
  expect(await placeOrder(await post("/placeorder?method=cash", fields, ordered))).toMatchObject({
    status: 303,
  });
  await send("change", { id: office!.id, ...work, street: "1 New Road", doorNote: "" });
  await send("delete", { id: office!.id });
  expect(
    await shop.bindings.DB.prepare(
      "SELECT street, postal_code, landmark, door_note FROM orders WHERE user_id = ?",
    )
      .bind(customer.id)
      .first(),
  ).toEqual({
    street: work.street,
    postal_code: "560025",
    landmark: atDoor.landmark,
    door_note: atDoor.doorNote,
  });
});

test("a chosen address that is deleted before the order is told, not replaced unseen", async () => {
  await add();
  const [, office] = await kept();
  const ordered = cart(office!.id);
  const page = await review(
    await shop.ask("/placeorder?method=cash", { cookies: { session, cart: ordered } }),
  );
  await send("delete", { id: office!.id });
  const { orderKey, shown, lines } = page;
  const fields = { orderKey, shown, seen: seenPrices(lines) };
  expect(await placeOrder(await post("/placeorder?method=cash", fields, ordered))).toMatchObject({
    init: { status: 409 },
    data: { problem: { reason: "changed" } },
  });
});

test("another address at shipping is kept and taken", async () => {
  const answer = (await ship(
    await post("/shipping", { another: "1", ...work, ...atDoor }, cart()),
  )) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/payment"]);
  expect(await kept()).toMatchObject([{ isDefault: true }, { ...work, ...atDoor }]);
  const wrong = await send("add", { forShipping: "1", ...work, city: "" });
  expect(wrong).toMatchObject({ data: { values: { forShipping: "1" } } });
  const back = (await send("add", { forShipping: "1", ...work, label: "Mother" })) as Response;
  expect(back.headers.get("Location")).toBe("/shipping");
});

test("the customer's data hold the addresses, and a deleted account leaves none", async () => {
  await add();
  const { context } = await shop.ask("/", { cookies: { session } });
  const me = await visitor();
  expect(await collectData(context, me)).toMatchObject({
    addresses: [{ isDefault: true }, { ...work, ...atDoor }],
  });
  await deleteAccount((await shop.ask("/", { cookies: { session } })).context, me);
  expect(
    await shop.bindings.DB.prepare("SELECT count(*) AS n FROM addresses WHERE user_id = ?")
      .bind(customer.id)
      .first("n"),
  ).toBe(0);
});
