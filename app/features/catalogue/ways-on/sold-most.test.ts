import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { loader as search } from "#app/features/catalogue/search-results/search.route.tsx";
import { loader as root } from "#app/root.tsx";
import { newId } from "#app/values/identifier.ts";
import { getSoldMost } from "./sold-most.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const add = async (name: string, countInStock = 20) => {
  const [pack] = await shop.addProduct({
    name,
    category: "Rice & Pulses",
    brands: { Tata: [{ pricePaise: 7000, countInStock }] },
  });
  return pack!.financialId;
};
const order = async (...packs: string[]) => {
  const session = await shop.signIn((await shop.addCustomer()).id);
  const asked = (await shop.ask("/placeorder", { cookies: { session } })).context;
  const placed = await placeOrder(asked, (await getVisitor(asked))!, {
    entries: packs.map((financialId) => ({ financialId, qty: 1, seenPaise: 7000 })),
    orderKey: newId(),
    paymentMethod: "Cash Or UPI",
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
  });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
};
const sold = async () =>
  (await getSoldMost((await shop.ask("/")).context)).map((card) => readCard(card).name);

test("what most orders had stands first; what was cancelled, is gone or was never bought does not", async () => {
  expect(await sold()).toEqual([]);
  const [rice, dal, gone, never] = [
    await add("Rice"),
    await add("Dal"),
    await add("Gone", 1),
    await add("Never"),
  ];
  await order(rice);
  await order(dal, gone);
  await order(dal);
  const cancelled = await order(never);
  await shop.bindings.DB.prepare(
    "UPDATE orders SET cancelled_at = 1, cancelled_by = 'shop' WHERE id = ?",
  )
    .bind(cancelled)
    .run();
  expect(await sold()).toEqual(["Dal", "Rice"]);
});

test("an empty cart and a search that finds little or nothing lead on to it without what they show, a page of goods does not", async () => {
  const names = (sent: string[] | null | undefined) => sent?.map((card) => readCard(card).name);
  const ofPage = async (path: string) =>
    (await root({ ...(await shop.ask(path)), params: {} })).data.sold;
  expect(names(await ofPage("/cart"))).toEqual(["Dal", "Rice"]);
  expect([await ofPage("/cart?kept"), await ofPage("/category/Flours")]).toEqual([null, null]);
  const found = async (query: string) =>
    search({ ...(await shop.ask(`/search?query=${query}`)), params: {} });
  expect(names((await found("zzzzz")).waysOn?.sold)).toEqual(["Dal", "Rice"]);
  const dal = await found("dal");
  expect([dal.count, dal.waysOn]).toEqual([1, undefined]);
  const more = [dal.more?.title, names(dal.more?.cards)];
  expect(more).toEqual(["More from Rice & Pulses", ["Rice", "Never"]]);
  const [ghee] = await shop.addProduct({
    name: "Ghee",
    category: "Oils",
    brands: { Amul: [{ pricePaise: 7000 }] },
  });
  const others = (await found("ghee")).more;
  expect([others?.title, names(others?.cards)]).toEqual([undefined, ["Dal", "Rice"]]);
  await order(ghee!.financialId);
  const mixed = (await found("dal")).more;
  expect(mixed?.title).toBe("You may also need");
  expect(names(mixed?.cards)).toEqual(["Rice", "Never", "Ghee"]);
});
