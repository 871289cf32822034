import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchWordCommand, searchWordCommandPath } from "#app/addresses/side-paths.ts";
import { action, loader } from "#app/features/admin/search/search-words.route.tsx";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { subjectOf, verbOf } from "#app/features/audit/entry.ts";
import { searchCards } from "#app/features/catalogue/search/search.server.ts";
import { loader as searchLoader } from "#app/features/catalogue/search-results/search.route.tsx";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { keepMisses } from "./keep-miss.server.ts";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
  await shop.addProduct({
    name: "Thick Poha (मोटा पोहा)",
    category: "Snacks & Breakfast",
    brands: { Tata: [{}] },
  });
  await shop.addProduct({ name: "Table Salt", category: "Daily Needs", brands: { Tata: [{}] } });
});
afterAll(() => shop.close());

const find = async (text: string) => searchCards((await shop.ask("/")).context, text, 1);
const names = async (text: string) => (await find(text)).cards.map(({ name }) => name);
const page = async () => loader(await shop.ask("/admin/search", { cookies: { session } }));
const post = async (
  command: SearchWordCommand,
  fields: Record<string, string>,
  cookies = { session },
) =>
  action(
    await shop.ask(searchWordCommandPath(command), {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies,
    }),
  );
const status = (answer: unknown) =>
  answer instanceof Response ? answer.status : (answer as { init: { status: number } }).init.status;
const miss = async (text: string, results = 0, at = Date.now()) =>
  keepMisses({ ...(await shop.ask("/")).context, now: at }, [{ typed: text, results }]);
const missed = async () => (await page()).misses.map(({ text, count }) => [text, count]);

test("what is missed is kept, what is found is not, and nothing that looks like a number or an address", async () => {
  for (const text of [
    "xyzzy",
    "XYZZY",
    "powa",
    "poha",
    "9876543210",
    "98 76 5",
    "a@b.in",
    "x".repeat(41),
    "९८७६५",
    "%",
  ]) {
    await searchLoader(await shop.ask(`/search?${new URLSearchParams({ query: text })}`));
    await shop.settled();
  }
  expect(await missed()).toEqual([
    ["xyzzy", 2],
    ["powa", 1],
  ]);
  expect((await page()).misses).toMatchObject([{ results: 0 }, { results: 1 }]);
});

test("the owner teaches a word: it is found in every spelling, the log says so, and forgetting undoes it", async () => {
  expect((await find("powa")).isNear).toBe(true);
  expect(status(await post("teach", { text: "powa", means: "nothing such" }))).toBe(400);
  expect(status(await post("teach", { text: "powa", means: "पोहा" }))).toBe(303);
  for (const text of ["powa", "pova", "POWA 1 kg", "पोवा"]) {
    expect((await find(text)).isNear, text).toBe(false);
    expect(await names(text), text).toEqual(["Thick Poha (मोटा पोहा)"]);
  }
  const { misses, taught } = await page();
  expect(misses.map(({ text }) => text)).toEqual(["xyzzy"]);
  expect(taught).toMatchObject([{ text: "powa", means: "पोहा" }]);
  await post("teach", { text: "powa", means: "पोहा" });
  expect((await page()).taught).toHaveLength(1);
  await post("forget", { id: taught[0]!.id });
  expect((await find("powa")).isNear).toBe(true);
  const { entries } = await listEntries((await shop.ask("/")).context, {
    kind: "search",
    before: null,
  });
  expect(entries.map((entry) => [entry.userName, subjectOf(entry), verbOf(entry)])).toEqual([
    ["Asha", "powa: पोहा", "forgotten"],
    ["Asha", "powa: पोहा", "taught"],
  ]);
});

test("a word means a product or a category too, and never hides what is called so", async () => {
  await post("teach", { text: "safed cheez", means: "Table Salt" });
  expect(await names("safed cheez")).toEqual(["Table Salt"]);
  await post("teach", { text: "nashta", means: "snacks & breakfast" });
  expect(await names("nashta")).toEqual(["Thick Poha (मोटा पोहा)"]);
  await post("teach", { text: "salt", means: "poha" });
  expect(await names("salt")).toEqual(["Table Salt", "Thick Poha (मोटा पोहा)"]);
});

test("two hundred texts fill a day, what is counted goes on, and after ninety days all is gone", async () => {
  const day = 86_400_000;
  const at = Date.now() - 20 * day;
  await miss("old thing", 0, at - 100 * day);
  for (let number = 0; number < 203; number += 1)
    await miss(`flood ${String.fromCharCode(97 + (number % 26))}${Math.floor(number / 26)}`, 0, at);
  await miss("flood a0", 0, at);
  const rows = await shop.bindings.DB.prepare(
    "SELECT count(*) AS texts, max(count) AS most, (SELECT count(*) FROM search_misses WHERE text = 'old thing') AS old FROM search_misses WHERE text LIKE 'flood%'",
  ).first();
  expect(rows).toEqual({ texts: 200, most: 2, old: 0 });
});

test("only an admin sees and teaches", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  await expect(
    loader(await shop.ask("/admin/search", { cookies: { session: customer } })),
  ).rejects.toMatchObject({ status: 302 });
  await expect(
    post("teach", { text: "a", means: "salt" }, { session: customer }),
  ).rejects.toMatchObject({ status: 302 });
});

test("a word the owner ignores is off the list until it is looked for again, and the log says so", async () => {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  const missOften = async (text: string) => {
    for (let times = 0; times < 9; times += 1) await miss(text, 0, yesterday);
  };
  await missOften("dalia");
  await missOften("kheer");
  expect(status(await post("ignore", { text: "dalia" }))).toBe(303);
  const listed = (await missed()).map(([text]) => text);
  expect(listed).toContain("kheer");
  expect(listed).not.toContain("dalia");
  const { context } = await shop.ask("/");
  const [entry] = (await listEntries(context, { kind: "search", before: null })).entries;
  expect([verbOf(entry!), subjectOf(entry!)]).toEqual(["ignored", "dalia"]);
  await missOften("dalia");
  expect((await missed()).map(([text]) => text)).toContain("dalia");
});

test("the goods nearest to a missed word are guessed, and a tap on the guess teaches them", async () => {
  for (let times = 0; times < 9; times += 1) await miss("saltky");
  const { guesses } = await page();
  expect(guesses.saltky).toMatchObject({ name: "Table Salt" });
  const answer = await post("teach", { text: "saltky", means: "", guess: "Table Salt" });
  expect(status(answer)).toBe(303);
  expect(await names("saltky")).toEqual(["Table Salt"]);
});
