import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProduct, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { teachWord } from "#app/features/catalogue/teach/teach-word.server.ts";
import { searchCards } from "./search.server.ts";

let shop: TestShop;
/** What is made first stands first where no rank tells two apart: each better one is made later. */
const goods: Omit<TestProduct, "brands">[] = [
  { name: "Jorba Papdi" },
  { name: "Zorbati Mix" },
  { name: "Masala Jorba" },
  { name: "Plain Snack", alsoKnownAs: "zorba" },
  { name: "Zorba Chutney" },
  { name: "Taught Thing" },
  { name: "Papad Lira Masala" },
  { name: "Lira Papad" },
  { name: "Chakki Slow Stone Ground Atta", category: "Flours" },
  { name: "Fresh Chakki Atta", category: "Flours" },
  { name: "Neem Twigs", category: "Oral Care" },
];

beforeAll(async () => {
  shop = await openTestShop();
  for (const product of goods) await shop.addProduct({ ...product, brands: { Zed: [{}] } });
  const by = (await shop.addCustomer({ isAdmin: true })).id;
  const { context } = await shop.ask("/", { cookies: { session: await shop.signIn(by) } });
  await teachWord(context, { text: "zorba", means: "Taught Thing", by });
});
afterAll(() => shop.close());

const find = async (text: string) => {
  const { cards, isNear } = await searchCards((await shop.ask("/")).context, text, 1);
  return { names: cards.map(({ name }) => name), isNear };
};

test("a word in the name, a kind that sounds so, another name, a sound, the owner's word and a beginning follow each other", async () => {
  expect(await find("zorba")).toEqual({
    names: [
      "Zorba Chutney",
      "Masala Jorba",
      "Plain Snack",
      "Jorba Papdi",
      "Taught Thing",
      "Zorbati Mix",
    ],
    isNear: false,
  });
});

test("goods are named before what they are made of as well as behind it", async () => {
  expect((await find("papad lira")).names).toEqual(["Lira Papad", "Papad Lira Masala"]);
});

test("of a kind those come first whose name has the words side by side", async () => {
  expect((await find("chakki atta")).names).toEqual([
    "Fresh Chakki Atta",
    "Chakki Slow Stone Ground Atta",
  ]);
});

test("a category is found by its name", async () => {
  expect(await find("oral care")).toEqual({ names: ["Neem Twigs"], isNear: false });
});

test("with a price the goods are found near, those of the kind first", async () => {
  expect(await find("papad 5")).toMatchObject({
    names: ["Lira Papad", "Papad Lira Masala"],
    isNear: true,
  });
  const { names, isNear } = await find("zorba 5");
  expect([names.includes("Zorba Chutney"), isNear]).toEqual([true, true]);
});
