import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as findOrders } from "#app/features/admin/orders/orderlist.route.tsx";
import { loader as findPacks } from "#app/features/admin/prices/prices.route.tsx";
import { loader as findRows } from "#app/features/admin/products/list/productlist.route.tsx";
import { loader as findKhatas } from "#app/features/admin/khata/list.route.tsx";
import { loader as findGoods } from "#app/features/admin/products/goods/goods.route.tsx";
import { loader as findClasses } from "#app/features/admin/tax/tax.route.tsx";
import { loader as findUsers } from "#app/features/admin/users/userlist.route.tsx";
import { answerCalls } from "#app/features/api/call/answer-calls.server.ts";
import { apiCalls } from "#app/features/api/document/calls.server.ts";
import { loader as search } from "#app/features/catalogue/search-results/search.route.tsx";
import { loader as suggest } from "#app/features/catalogue/search-box/suggestions.route.tsx";
import { action as readList } from "#app/features/lists/page/parchi.route.tsx";
import { seedRows } from "#db/seed/seed.ts";
import { isFullLength } from "#tests/length.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { createTexts } from "./random-texts.ts";

const seed = Number(process.env.SEED ?? (isFullLength ? Math.floor(Math.random() * 1e6) : 1));
const count = isFullLength ? 5000 : 60;
const atOnce = 10;

let shop: TestShop;
let owner: string;
beforeAll(async () => {
  shop = await openTestShop();
  await seedRows(shop.bindings.DB);
  owner = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const answerCall = answerCalls(apiCalls);
const at = (path: string, typed: Record<string, string>) => `${path}?${new URLSearchParams(typed)}`;
const asOwner = async (path: string) => shop.ask(path, { cookies: { session: owner } });
type Answer = (asked: LoaderFunctionArgs) => unknown;

type Ask = (text: string) => Promise<unknown>;

const searches: Ask[] = [
  async (query) => search(await shop.ask(at("/search", { query }))),
  async (query) => suggest(await shop.ask(at("/suggestions", { query }))),
  async (keyword) => answerCall(await shop.ask(at("/api/products", { keyword }))),
];
const lists: Ask[] = [
  async (text) =>
    readList(await shop.ask("/parchi", { method: "POST", body: new URLSearchParams({ text }) })),
  async (text) =>
    answerCall(
      await shop.ask("/api/lists", {
        method: "POST",
        headers: new Headers({ "Content-Type": "application/json" }),
        body: JSON.stringify({ text }),
      }),
    ),
];
const ownersLists = Object.entries({
  productlist: findRows,
  prices: findPacks,
  userlist: findUsers,
  orderlist: findOrders,
  khata: findKhatas,
  products: findGoods,
  "tax/classes": findClasses,
}).map(
  ([name, loader]): Ask =>
    async (query) =>
      (loader as Answer)(await asOwner(at(`/admin/${name}`, { query }))),
);

/** The status, or what was thrown in its place. */
async function statusOf(answered: Promise<unknown>): Promise<number | string> {
  try {
    const answer = await answered;
    return answer instanceof Response ? answer.status : 200;
  } catch (error) {
    return error instanceof Response ? error.status : String(error);
  }
}

/** Each text is searched for; lists and the owner's lists take turns. */
async function faultsOf(text: string, turn: number): Promise<string[]> {
  const asked = [...searches, lists[turn % lists.length]!, ownersLists[turn % ownersLists.length]!];
  const statuses = await Promise.all(asked.map((ask) => statusOf(ask(text))));
  return statuses.flatMap((status, place) =>
    typeof status === "number" && status < 500 ? [] : [`${place}: ${status}: ${text}`],
  );
}

test("eight words and more are found by the goods they name", async () => {
  for (const text of [
    "toor dal chana dal moong dal urad dal",
    "lal mirch powder haldi dhania powder garam masala jeera hing",
    `${"bhaiya ek baar dekh lena ".repeat(7)} toor dal`,
  ]) {
    const { cards } = await search(await shop.ask(at("/search", { query: text })));
    expect(cards.length, text).toBeGreaterThan(0);
    for (const turn of ownersLists.keys()) expect(await faultsOf(text, turn)).toEqual([]);
  }
});

test(
  `any text is answered, whatever stands in it: SEED=${seed}`,
  { timeout: isFullLength ? 3_600_000 : 300_000 },
  async () => {
    const { next } = createTexts(seed);
    const texts = Array.from({ length: count }, next);
    for (let from = 0; from < count; from += atOnce) {
      const faults = await Promise.all(
        texts.slice(from, from + atOnce).map((text, place) => faultsOf(text, from + place)),
      );
      expect(faults.flat(), `SEED=${seed}`).toEqual([]);
    }
  },
);
