// Commands that differ in one word share a route file: what each address answered by itself, it
// answers still, and a word that no table has leads nowhere.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addressCommandPath,
  addressCommands,
  addressesPath,
  cartCommandPath,
  cartCommands,
  cartForms,
  orderCommands,
  orderStepPath,
} from "#app/addresses/paths.ts";
import {
  fileCommandPath,
  fileCommands,
  categoryCommandPath,
  categoryCommands,
  counterCommandPath,
  counterCommands,
  deliveryCommandPath,
  deliveryCommands,
  deliveryPath,
  goodsCommandPath,
  goodsCommands,
  ownersFilePath,
  ownersFiles,
  productCommandPath,
  productCommands,
  searchWordCommandPath,
  searchWordCommands,
  searchWordsPath,
  priceCommandPath,
  priceCommands,
  taxCommandPath,
  taxCommands,
  taxPath,
} from "#app/addresses/side-paths.ts";
import { type TestShop, openTestShop } from "./test-shop.ts";
import { type WholeShop, openWholeShop } from "./whole-shop.ts";

let shop: TestShop;
let whole: WholeShop;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
});
afterAll(() => shop.close());

async function ask(path: string, method = "GET", cookies: Record<string, string> = {}) {
  const { request } = await shop.ask(path, { method, cookies });
  const answer = await whole.answer(new Request(`http://localhost${path}`, request));
  return { status: answer.status, allow: answer.headers.get("Allow"), text: await answer.text() };
}

test.each(["/cart/xyz", "/order/1/xyz", "/admin/counter/xyz", "/admin/financial/delete"])(
  "%s is the shop's 404, and takes no other method",
  async (path) => {
    const unknown = await ask("/nothing");
    expect(unknown.status).toBe(404);
    const { status, text } = await ask(path);
    expect([status, text.includes("Not found – Kirana")]).toEqual([404, true]);
    expect((await ask(path, "POST")).status).toBe(404);
    expect((await ask(path, "PUT")).status).toBe(405);
  },
);

test("what only takes a form refuses to be opened, what only is opened refuses a form", async () => {
  for (const path of cartCommands.map(cartCommandPath))
    expect(await ask(path)).toMatchObject({ status: 405, allow: "POST" });
  for (const path of ownersFiles.map(ownersFilePath))
    expect(await ask(path, "POST")).toMatchObject({ status: 405, allow: "GET, HEAD" });
});

test("a command with a page is opened, and what is the owner's leads a stranger to the sign-in", async () => {
  for (const path of cartForms.map(cartCommandPath)) expect((await ask(path)).status).toBe(200);
  const owners = [
    ...orderCommands.map((step) => orderStepPath("1", step)),
    ...counterCommands.map(counterCommandPath),
    ...priceCommands.map(priceCommandPath),
    ...productCommands.map(productCommandPath),
    ...addressCommands.map(addressCommandPath),
    ...deliveryCommands.map(deliveryCommandPath),
    ...searchWordCommands.map(searchWordCommandPath),
    ...categoryCommands.map(categoryCommandPath),
    ...fileCommands.map(fileCommandPath),
    ...goodsCommands.map(goodsCommandPath),
    ...taxCommands.map(taxCommandPath),
  ];
  for (const path of owners) {
    expect([path, (await ask(path)).status]).toEqual([path, 302]);
    expect([path, (await ask(path, "POST")).status]).toEqual([path, 302]);
  }
});

test("a page whose forms have addresses of their own takes none at its own", async () => {
  const cookies = { session: await shop.signIn((await shop.addCustomer({ isAdmin: true })).id) };
  for (const path of [addressesPath, deliveryPath, searchWordsPath, taxPath]) {
    expect((await ask(path, "GET", cookies)).status).toBe(200);
    expect(await ask(path, "POST", cookies)).toMatchObject({ status: 405, allow: "GET, HEAD" });
  }
});
