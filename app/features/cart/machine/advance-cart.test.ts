import { expect, test } from "vitest";
import type { CartLine, CartPack, CartSummary } from "#app/features/cart/cart.ts";
import type { LivePacks } from "#app/features/cart/live/live-pack.ts";
import { newsOf } from "#app/features/cart/live/news.ts";
import { advanceCart, delayAfter } from "./advance-cart.ts";
import {
  type Arrival,
  type CartCommand,
  type CartEffect,
  type CartEvent,
  type CartState,
  holdsLinks,
  isPending,
  startCart,
} from "./cart-state.ts";

const base: CartSummary = { lineCount: 1, totalPaise: 200, counts: { a: 2 }, prices: { a: 100 } };
const two: CartSummary = {
  lineCount: 2,
  totalPaise: 300,
  counts: { a: 2, b: 1 },
  prices: { a: 100, b: 100 },
};
const pack = (financialId: string): CartPack => ({
  financialId,
  detailId: "d",
  productId: "p",
  slug: "atta",
  name: "Atta",
  brand: "Aashirvaad",
  category: "Flours",
  image: "",
  quantityMilli: 5000,
  units: "kg",
  pricePaise: 120,
  dpricePaise: 100,
  discountBasisPoints: 0,
  countInStock: 20,
});
const line = (financialId: string, qty: number): CartLine => ({
  financialId,
  qty,
  seenPaise: 100,
  state: "fine",
  pack: pack(financialId),
});
const command = (financialId: string, qty: number): CartCommand => ({
  financialId,
  qty,
  unitPaise: 100,
});
const ask = (financialId: string, qty: number): CartEvent => ({
  type: "asked",
  command: command(financialId, qty),
});
const arrive = (fields: Partial<Arrival> = {}): CartEvent => ({
  type: "arrived",
  isBack: false,
  isSaved: false,
  isOnline: true,
  stored: [line("a", 2)],
  unsent: [],
  ...fields,
});
/** Heard as the room's listener tells it. */
const hear =
  (packs: LivePacks): Said =>
  (cart) => ({ type: "heard", packs, news: newsOf(cart, { packs, names: { a: "Atta 5 kg" } }) });
const dearer = { pricePaise: 200, dpricePaise: 150, discountBasisPoints: 2500, countInStock: 20 };

/** What is said of the command that is on its way then. */
type Said = CartEvent | ((cart: CartState) => CartEvent);
const inFlight = ({ inFlight }: CartState) => inFlight ?? command("none", 0);
const answer =
  (summary: CartSummary): Said =>
  (cart) => ({ type: "answered", command: inFlight(cart), summary });
const lose: Said = (cart) => ({ type: "lost", command: inFlight(cart) });
const refuse: Said = (cart) => ({
  type: "refused",
  command: inFlight(cart),
  message: "Only 3 left",
});

/** Where the events lead, and what the last of them asks to be done. */
function run(...events: Said[]): { cart: CartState; effects: CartEffect[] } {
  let cart = startCart(base);
  let effects: CartEffect[] = [];
  for (const said of events)
    [cart, effects] = advanceCart(cart, typeof said === "function" ? said(cart) : said);
  return { cart, effects };
}
const done = ({ effects }: { effects: CartEffect[] }) => effects.map((effect) => effect.do);
const effect = <Name extends CartEffect["do"]>(
  { effects }: { effects: CartEffect[] },
  name: Name,
): Extract<CartEffect, { do: Name }> | undefined =>
  effects.find((one): one is Extract<CartEffect, { do: Name }> => one.do === name);
const waiting = ({ cart }: { cart: CartState }) =>
  cart.waiting.map(({ financialId, qty }) => `${financialId}${qty}`);

test("what was asked shows at once, is stored with its pack, kept as unsent and sent", () => {
  const asked = run(arrive(), { type: "asked", command: command("b", 3), pack: pack("b") });
  expect(asked.cart.shown).toEqual({
    lineCount: 2,
    totalPaise: 500,
    counts: { a: 2, b: 3 },
    prices: { a: 100, b: 100 },
  });
  expect(asked.effects).toEqual([
    {
      do: "store",
      summary: asked.cart.shown,
      packs: [pack("b")],
      live: {},
      unsent: [command("b", 3)],
    },
    { do: "send", command: command("b", 3) },
    { do: "listen", ids: ["a", "b"] },
  ]);
  expect(run(arrive(), ask("a", 0)).cart.shown).toEqual({
    lineCount: 0,
    totalPaise: 0,
    counts: {},
    prices: { a: 100 },
  });
});

test("one command is on the way at a time; a later count of a pack replaces the one not sent yet, in its place", () => {
  const asked = run(arrive(), ask("a", 3), ask("a", 4), ask("b", 1), ask("a", 5));
  expect([asked.cart.inFlight?.qty, waiting(asked), done(asked)]).toEqual([
    3,
    ["a5", "b1"],
    ["store"],
  ]);
  expect(asked.cart.shown.counts).toEqual({ a: 5, b: 1 });
  expect(effect(asked, "store")?.unsent).toEqual([
    command("a", 3),
    command("a", 5),
    command("b", 1),
  ]);
});

test("two quick adds are both in the cart when both are answered", () => {
  const first = run(arrive(), ask("b", 1), ask("c", 1), answer(two));
  expect(effect(first, "send")?.command).toEqual(command("c", 1));
  const counts = { a: 2, b: 1, c: 1 };
  const both = run(arrive(), ask("b", 1), ask("c", 1), answer(two), answer({ ...two, counts }));
  expect([isPending(both.cart), both.cart.shown.counts]).toEqual([false, counts]);
  expect(effect(both, "store")?.unsent).toEqual([]);
});

test("a lost command is kept and sent again first when it is due, unless a later count took its place", () => {
  const lost = run(arrive(), ask("a", 3), ask("b", 1), lose);
  expect([waiting(lost), lost.cart.failures, isPending(lost.cart)]).toEqual([
    ["a3", "b1"],
    1,
    true,
  ]);
  expect(effect(lost, "wait")?.ms).toBe(1000);
  expect(done(run(arrive(), ask("a", 3), lose, ask("b", 1)))).toEqual(["store", "listen"]);
  const again = run(arrive(), ask("a", 3), ask("b", 1), lose, { type: "due" });
  expect(effect(again, "send")?.command).toEqual(command("a", 3));
  expect(waiting(run(arrive(), ask("a", 3), ask("a", 4), lose))).toEqual(["a4"]);
});

test("after failures it is tried again after 1 to 5 seconds", () => {
  expect([1, 2, 3, 4, 50].map(delayAfter)).toEqual([1000, 2000, 4000, 5000, 5000]);
});

test("a refused command is dropped, shown rolled back and told; the next one clears the message", () => {
  const { cart } = run(arrive(), ask("a", 9), refuse);
  expect([isPending(cart), cart.problem, cart.shown]).toEqual([false, "Only 3 left", base]);
  expect(advanceCart(cart, ask("a", 3))[0].problem).toBeNull();
});

test("an answer to a command that is no longer on its way changes nothing", () => {
  const back = run(arrive(), ask("a", 3), arrive({ isBack: true, isOnline: false }));
  for (const type of ["answered", "lost"] as const)
    expect(
      advanceCart(back.cart, { type, command: command("a", 3), summary: two } as CartEvent)[0],
    ).toEqual(back.cart);
});

test("what a page loads is the new base", () => {
  const loaded = run(arrive(), { type: "loading" }, { type: "loaded", summary: two });
  expect([loaded.cart.shown, done(loaded)]).toEqual([two, ["store", "listen"]]);
});

test("a load that overlapped a change or a heard price is not believed, and another one follows once all is answered", () => {
  const three = { ...base, counts: { a: 3 } };
  const overlap: Said[] = [
    arrive(),
    { type: "loading" },
    ask("a", 3),
    { type: "loaded", summary: two },
  ];
  const loaded = run(...overlap);
  expect([loaded.cart.shown.counts, done(loaded)]).toEqual([{ a: 3 }, []]);
  const answered = run(...overlap, answer(three));
  expect([answered.cart.shown, done(answered)]).toEqual([three, ["store", "load"]]);
  const heard = run(arrive(), { type: "loading" }, hear({ a: dearer }), {
    type: "loaded",
    summary: { ...base },
  });
  expect([heard.cart.shown.totalPaise, done(heard)]).toEqual([300, ["load"]]);
});

test("a page that arrives in order is stored and listened for; one that is behind the storage is loaded anew and stores nothing", () => {
  expect(done(run(arrive()))).toEqual(["store", "listen"]);
  expect(done(run(arrive({ stored: [] })))).toEqual(["store", "listen"]);
  for (const stored of [[line("a", 3)], [line("a", 2), line("b", 1)]])
    expect(done(run(arrive({ stored })))).toEqual(["listen", "load"]);
  expect(done(run(arrive({ stored: [line("a", 3)], isOnline: false })))).toEqual([
    "store",
    "listen",
  ]);
});

test("what an earlier page could not send is asked again, and then the page is loaded anew", () => {
  const arrived = run(arrive({ unsent: [command("a", 5), command("b", 1)] }));
  expect([arrived.cart.shown.counts, effect(arrived, "send")?.command]).toEqual([
    { a: 5, b: 1 },
    command("a", 5),
  ]);
  expect(done(run(arrive({ unsent: [command("a", 5)] }), answer(two)))).toContain("load");
});

test("a page that comes back shows at once what was stored and asked meanwhile, and is loaded anew", () => {
  const back = run(arrive(), arrive({ isBack: true, stored: [line("a", 3), line("b", 1)] }));
  expect([back.cart.shown.counts, done(back)]).toEqual([{ a: 3, b: 1 }, ["listen", "load"]]);
  const unsent = [command("a", 4)];
  const early = run(arrive(), arrive({ isBack: true, stored: [line("a", 2)], unsent }));
  expect([early.cart.shown.counts, done(early)]).toEqual([{ a: 4 }, ["send"]]);
});

test("a page that comes back does not send what a later page has sent", () => {
  const back = run(arrive(), ask("a", 3), lose, arrive({ isBack: true, stored: [line("a", 5)] }));
  expect([isPending(back.cart), back.cart.failures, back.cart.shown.counts]).toEqual([
    false,
    0,
    { a: 5 },
  ]);
});

test("a page kept for the time without a network shows the stored cart, and what waits stays asked", () => {
  const stored = [line("a", 3), line("c", 2)];
  const saved = run(arrive({ isSaved: true, isOnline: false, stored, unsent: [command("c", 4)] }));
  expect(saved.cart.shown).toEqual({
    lineCount: 2,
    totalPaise: 700,
    counts: { a: 3, c: 4 },
    prices: { a: 100, c: 100 },
  });
  expect([saved.cart.stored, done(saved)]).toEqual([stored, ["send", "listen"]]);
});

test("what another tab stores is loaded, but not without a network", () => {
  expect(done(run(arrive(), { type: "stored", isOnline: true }))).toEqual(["load"]);
  expect(done(run(arrive(), { type: "stored", isOnline: false }))).toEqual([]);
});

test("the cart's own page has its packs stored, and is loaded anew after the last change", () => {
  const opened = run(arrive(), { type: "page", packs: [pack("a")] });
  expect(effect(opened, "store")?.packs).toEqual([pack("a")]);
  const three = { ...base, counts: { a: 3 } };
  expect(done(run(arrive(), { type: "page", packs: [] }, ask("a", 3), answer(three)))).toContain(
    "load",
  );
  expect(
    done(
      run(
        arrive(),
        { type: "page", packs: [] },
        { type: "page", packs: null },
        ask("a", 3),
        answer(three),
      ),
    ),
  ).toEqual(["store"]);
});

test("a link waits for what is on its way, at most four seconds, and not for a network that is away", () => {
  const leave: CartEvent = { type: "leaving", href: "/cart" };
  expect([
    holdsLinks(run(arrive()).cart),
    holdsLinks(run(arrive(), ask("a", 3)).cart),
    holdsLinks(run(arrive(), ask("a", 3), lose).cart),
  ]).toEqual([false, true, false]);
  expect(run(arrive(), ask("a", 3), leave).effects).toEqual([
    { do: "leave", href: "/cart", afterMs: 4000 },
  ]);
  for (const end of [answer(two), refuse, lose])
    expect(effect(run(arrive(), ask("a", 3), leave, end), "leave")).toEqual({
      do: "leave",
      href: "/cart",
      afterMs: 0,
    });
});

test("the room is asked about the cart's packs, and about none when it is empty", () => {
  expect(effect(run(arrive(), ask("b", 1)), "listen")?.ids).toEqual(["a", "b"]);
  expect(effect(run(arrive(), ask("a", 3)), "listen")).toBeUndefined();
  expect(effect(run(arrive(), ask("a", 0)), "listen")?.ids).toEqual([]);
});

test("a price that is heard changes the total at once, is stored, and is told, old and new", () => {
  const heard = run(arrive(), hear({ a: dearer }));
  expect([heard.cart.shown.totalPaise, heard.cart.news, effect(heard, "store")?.live]).toEqual([
    300,
    "Atta 5 kg. Price rose: ₹1.00 → ₹1.50",
    { a: dearer },
  ]);
  expect(advanceCart(heard.cart, ask("a", 3))[0].shown.totalPaise).toBe(450);
  expect(advanceCart(heard.cart, { type: "dismissed" })[0].news).toBeNull();
});

test("an answer on the way does not bring the old price back; what a page loads afterwards is the truth", () => {
  const late = run(
    arrive(),
    ask("a", 3),
    hear({ a: dearer }),
    answer({ ...base, totalPaise: 300, counts: { a: 3 } }),
  );
  expect(late.cart.shown.totalPaise).toBe(450);
  const summary = { ...base, totalPaise: 360, counts: { a: 3 }, prices: { a: 120 } };
  expect(advanceCart(late.cart, { type: "loaded", summary })[0].shown.totalPaise).toBe(360);
});

test("what is known already, or of a pack the cart does not hold, is no news", () => {
  const news = (...events: Said[]) => run(arrive(), ...events).cart.news;
  expect(news(hear({ a: { ...dearer, dpricePaise: 100 } }))).toBeNull();
  expect(news(hear({ b: dearer }))).toBeNull();
  expect(news(hear({ a: dearer }), { type: "dismissed" }, hear({ a: dearer }))).toBeNull();
});

test("a pack that vanished, and stock that fell short of the count, are told", () => {
  const gone = run(arrive(), hear({ a: null })).cart;
  expect([gone.shown.totalPaise, gone.news]).toEqual([0, "Atta 5 kg. No longer sold"]);
  const same = { ...dearer, dpricePaise: 100 };
  const left = (countInStock: number) =>
    run(arrive(), hear({ a: same }), hear({ a: { ...same, countInStock } })).cart.news;
  expect([left(1), left(0), left(5)]).toEqual([
    "Atta 5 kg. Only 1 left",
    "Atta 5 kg. Out of stock",
    null,
  ]);
});
