import { type ActionFunctionArgs, createCookie } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CartCommandWord, type CartFormWord, cartCommandPath } from "#app/addresses/paths.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import type { CartSummary } from "#app/features/cart/cart.ts";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as command } from "./command.route.tsx";
import { action as form } from "./form.route.tsx";

let shop: TestShop;
let atta: AddedPack, rice: AddedPack, few: AddedPack, soldOut: AddedPack, unpriced: AddedPack;
beforeAll(async () => {
  shop = await openTestShop();
  [atta, rice, few, soldOut, unpriced] = (await shop.addProduct({
    name: "Atta",
    brands: {
      Aashirvaad: [
        { quantity: 1, pricePaise: 6000 },
        { quantity: 2, pricePaise: 11_000 },
        { quantity: 5, pricePaise: 28_000, countInStock: 3 },
        { quantity: 10, pricePaise: 50_000, countInStock: 0 },
        { quantity: 20, pricePaise: 0 },
      ],
    },
  })) as [AddedPack, AddedPack, AddedPack, AddedPack, AddedPack];
});
afterAll(() => shop.close());

type Action = {
  word: CartCommandWord | CartFormWord;
  action: (args: ActionFunctionArgs) => Promise<unknown>;
};
const [add, quantity] = (["add", "quantity"] as const).map((word) => ({ word, action: form })) as [
  Action,
  Action,
];
const [count, plus, minus, remove, accept] = (
  ["count", "plus", "minus", "remove", "accept"] as const
).map((word) => ({ word, action: command })) as [Action, Action, Action, Action, Action];
type Entry = [id: string, qty: number, seenPaise: number];
const key = "0123456789abcdef";

/** Posts the form as a browser does from `from`, with the cart of `entries` or the cookie given. */
async function post(
  { word, action }: Action,
  fields: Record<string, string>,
  {
    entries = [],
    cookie,
    from = "/category/Flours?page=2",
  }: { entries?: Entry[]; cookie?: string; from?: string } = {},
) {
  const headers: Record<string, string> = { Referer: `http://shop.test${from}` };
  if (cookie) headers.Cookie = cookie;
  const asked = await shop.ask(cartCommandPath(word), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    cookies: entries.length ? { cart: [key, entries] } : {},
  });
  return (await action(asked)) as Response & {
    data: { message: string; back: string; financialId?: string };
    init: ResponseInit;
  };
}

/** What a following request would hold. */
async function entriesAfter(response: Response): Promise<Entry[]> {
  const { context } = await shop.ask("/", { headers: { Cookie: cookieOf(response) } });
  return cartInCookie(context).entries.map(({ financialId, qty, seenPaise }) => [
    financialId,
    qty,
    seenPaise,
  ]);
}

function cookieOf(response: Response): string {
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

test("adding answers 303 back to the page and the card the button was on", async () => {
  const response = await post(add, {
    financialId: atta.financialId,
    qty: "2",
    at: `d-${atta.detailId}`,
  });
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    `/category/Flours?page=2#d-${atta.detailId}`,
  ]);
  expect(await entriesAfter(response)).toEqual([[atta.financialId, 2, 6000]]);
});

test("the way back is never another site, a refused command's own address or a fragment that isn't an id", async () => {
  const wrongAt = await post(
    add,
    { financialId: atta.financialId, at: "x\r\ny: z" },
    { from: "/cart/add" },
  );
  expect(wrongAt.headers.get("Location")).toBe("/cart");
  const { request, context } = await shop.ask("/cart/plus", {
    method: "POST",
    body: new URLSearchParams(),
    headers: { Referer: "https://evil.test/x" },
  });
  expect((await command({ request, context, params: {} })).headers.get("Location")).toBe("/cart");
});

test("a double tap does no harm: adding again replaces the count", async () => {
  const first = await post(add, { financialId: atta.financialId, qty: "2" });
  const second = await post(
    add,
    { financialId: atta.financialId, qty: "2" },
    { cookie: cookieOf(first) },
  );
  expect(await entriesAfter(second)).toEqual([[atta.financialId, 2, 6000]]);
});

test("two tabs that share the cookie fill one cart", async () => {
  const first = await post(add, { financialId: atta.financialId });
  const second = await post(
    add,
    { financialId: rice.financialId, qty: "3" },
    { cookie: cookieOf(first) },
  );
  expect(await entriesAfter(second)).toEqual([
    [atta.financialId, 1, 6000],
    [rice.financialId, 3, 11_000],
  ]);
});

test("the price that was shown is kept, and a nonsensical one is the database's", async () => {
  const seen = async (seenPaise: string) =>
    (await entriesAfter(await post(add, { financialId: atta.financialId, seenPaise })))[0]?.[2];
  expect([
    await seen("5900"),
    await seen("-1"),
    await seen("1e9"),
    await seen("abc"),
    await seen("99999999999"),
  ]).toEqual([5900, 6000, 6000, 6000, 6000]);
});

test("wrong counts and unknown packs are 400, sold-out ones 409, each with its message and the cart untouched", async () => {
  const refusal = async (action: Action, financialId: string, qty: string) => {
    const { init, data } = await post(
      action,
      { financialId, qty },
      { entries: [[rice.financialId, 1, 11_000]] },
    );
    return [init.status, data.message, (init as { headers?: unknown }).headers];
  };
  for (const qty of ["0", "11", "-1", "1e9", "abc", "", "1.5", "9".repeat(10_000)])
    expect(await refusal(add, atta.financialId, qty)).toEqual([
      400,
      "Choose a quantity from 1 to 10.",
      undefined,
    ]);
  expect(await refusal(quantity, atta.financialId, "11")).toEqual([
    400,
    "Choose a quantity from 0 to 10.",
    undefined,
  ]);
  for (const id of [
    "zzzzzzzzzzzzzzzz",
    "'; DROP TABLE financials --",
    "\ud800",
    unpriced.financialId,
  ])
    expect(await refusal(add, id, "1")).toEqual([400, "No longer sold", undefined]);
  expect(await refusal(add, soldOut.financialId, "1")).toEqual([409, "Out of stock", undefined]);
  expect(await refusal(add, few.financialId, "4")).toEqual([409, "Only 3 left", undefined]);
});

test("what a form leaves out is asked for in plain words", async () => {
  const refusal = async (action: Action, fields: Record<string, string>) => {
    const answer = await post(action, fields);
    return action === count
      ? [answer.status, (await answer.json<{ message: string }>()).message]
      : [answer.init.status, answer.data.message];
  };
  for (const action of [add, quantity, count])
    expect(await refusal(action, { qty: "2" })).toEqual([400, "Please choose a product first."]);
  expect(await refusal(add, { qty: "2", financialId: "" })).toEqual([
    400,
    "Please choose a product first.",
  ]);
  for (const action of [quantity, count])
    expect(await refusal(action, { financialId: atta.financialId })).toEqual([
      400,
      "Choose a quantity from 0 to 10.",
    ]);
  expect(await refusal(quantity, {})).toEqual([400, "Please choose a product first."]);
});

test("a refusal names the line it is about", async () => {
  expect(
    (await post(quantity, { financialId: atta.financialId, qty: "11" })).data.financialId,
  ).toBe(atta.financialId);
  expect((await post(add, { financialId: soldOut.financialId })).data.financialId).toBe(
    soldOut.financialId,
  );
  expect((await post(quantity, { qty: "11" })).data.financialId).toBeUndefined();
});

test("a refusal names the way back", async () => {
  const { data } = await post(add, { financialId: soldOut.financialId }, { from: "/product/atta" });
  expect(data.back).toBe("/product/atta");
});

test("the 51st line is refused and nothing is lost", async () => {
  const entries = Array.from({ length: 50 }, (_, index): Entry => [
    String(index).padStart(16, "0"),
    1,
    100,
  ]);
  const refused = await post(add, { financialId: atta.financialId }, { entries });
  expect([refused.init.status, refused.data.message]).toEqual([
    409,
    expect.stringContaining("50 different packs"),
  ]);
  const asked = await post(count, { financialId: atta.financialId, qty: "1" }, { entries });
  expect([asked.status, asked.headers.get("Set-Cookie")]).toEqual([409, null]);
  const removed = await post(remove, { financialId: entries[0]![0] }, { entries });
  expect(cookieOf(removed).length).toBeLessThan(4000);
  const taken = await post(add, { financialId: atta.financialId }, { cookie: cookieOf(removed) });
  expect((await entriesAfter(taken)).length).toBe(50);
});

test("a quantity of 0 removes the line, and an empty cart deletes the cookie", async () => {
  const response = await post(
    quantity,
    { financialId: atta.financialId, qty: "0" },
    { entries: [[atta.financialId, 2, 6000]] },
  );
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([
    303,
    expect.stringContaining("Max-Age=0"),
  ]);
});

test("a count above the stock is never kept: lowered or sent again it is what is left, raised it is refused", async () => {
  const entries: Entry[] = [[few.financialId, 6, 25_000]];
  const send = (action: Action, qty: string) =>
    post(action, { financialId: few.financialId, qty }, { entries });
  for (const action of [quantity, count, add])
    for (const [qty, left] of [
      ["6", 3],
      ["5", 3],
      ["2", 2],
    ] as const)
      expect(await entriesAfter(await send(action, qty))).toEqual([
        [few.financialId, left, 25_000],
      ]);
  expect(await (await send(count, "6")).json<CartSummary>()).toMatchObject({
    counts: { [few.financialId]: 3 },
  });
  expect((await send(quantity, "7")).init.status).toBe(409);
});

test("of what is sold out no count is kept by hand, only removed", async () => {
  const entries: Entry[] = [[soldOut.financialId, 2, 50_000]];
  const send = (qty: string) =>
    post(quantity, { financialId: soldOut.financialId, qty }, { entries });
  const refused = await send("2");
  expect([refused.init.status, refused.data.message]).toEqual([409, "Out of stock"]);
  expect(await entriesAfter(await send("0"))).toEqual([]);
});

test("plus and minus move within 1 to 9 and the stock; at the bound nothing changes", async () => {
  const after = async (action: Action, pack: AddedPack, qty: number) =>
    (
      await entriesAfter(
        await post(
          action,
          { financialId: pack.financialId },
          { entries: [[pack.financialId, qty, 1]] },
        ),
      )
    )[0]?.[1];
  expect([
    await after(plus, atta, 8),
    await after(plus, atta, 9),
    await after(minus, atta, 2),
    await after(minus, atta, 1),
    await after(plus, few, 3),
    await after(minus, few, 6),
  ]).toEqual([9, 9, 1, 1, 3, 3]);
});

test("plus, minus and remove of a pack the cart doesn't hold change nothing", async () => {
  for (const action of [plus, minus, remove])
    for (const financialId of [rice.financialId, "nonsense", "\ud800"])
      expect(
        await entriesAfter(
          await post(action, { financialId }, { entries: [[atta.financialId, 2, 6000]] }),
        ),
      ).toEqual([[atta.financialId, 2, 6000]]);
});

test("accepting takes the prices shown and what is left, and removes no line", async () => {
  const entries: Entry[] = [
    [atta.financialId, 2, 5000],
    [few.financialId, 6, 20_000],
    [soldOut.financialId, 2, 1],
    ["zzzzzzzzzzzzzzzz", 1, 1],
  ];
  const response = await post(
    accept,
    { shown: `${atta.financialId}:5500 junk ${few.financialId}:99999999999` },
    { entries },
  );
  expect(await entriesAfter(response)).toEqual([
    [atta.financialId, 2, 5500],
    [few.financialId, 3, 28_000],
    [soldOut.financialId, 2, 50_000],
    ["zzzzzzzzzzzzzzzz", 1, 1],
  ]);
});

test("scripts post a count and are answered with the whole cart's summary", async () => {
  const response = await post(
    count,
    { financialId: atta.financialId, qty: "2", seenPaise: "6000" },
    { entries: [[rice.financialId, 1, 11_000]] },
  );
  expect(await response.json<CartSummary>()).toEqual({
    lineCount: 2,
    totalPaise: 23_000,
    counts: { [rice.financialId]: 1, [atta.financialId]: 2 },
    prices: { [rice.financialId]: 11_000, [atta.financialId]: 6000 },
  });
  const emptied = await post(
    count,
    { financialId: rice.financialId, qty: "0" },
    { entries: [[rice.financialId, 1, 11_000]] },
  );
  expect(await emptied.json<CartSummary>()).toEqual({
    lineCount: 0,
    totalPaise: 0,
    counts: {},
    prices: {},
  });
  const refused = await post(count, { financialId: soldOut.financialId, qty: "1" });
  expect([refused.status, await refused.json()]).toEqual([409, { message: "Out of stock" }]);
});

test("a spoiled, oversized or foreign-signed cookie is an empty cart, never an error", async () => {
  const made = await shop.ask("/");
  const foreign = createCookie("cart", { secrets: ["another-shop's-secret-of-32-letters"] });
  const spoiled = [
    "cart=%E0%A4%A",
    "cart=e30.abc",
    `cart=${"x".repeat(20_000)}`,
    "cart=bnVsbA%3D%3D.AAAA",
    await foreign.serialize([key, [[rice.financialId, 1, 1]]]),
    await made.context.cookies.serialize("cart", [key, [[atta.financialId, 99, 1]]]),
    await made.context.cookies.serialize("cart", { entries: 1 }),
    await made.context.cookies.serialize("cart", [key, Array(51).fill([atta.financialId, 1, 1])]),
  ].map((header) => header.split(";")[0] ?? "");
  for (const cookie of spoiled)
    expect(
      await entriesAfter(await post(add, { financialId: atta.financialId }, { cookie })),
    ).toEqual([[atta.financialId, 1, 6000]]);
});
