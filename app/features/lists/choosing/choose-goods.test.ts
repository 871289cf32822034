import { expect, test } from "vitest";
import { openList, readList } from "#app/features/lists/reading/read-list.ts";
import { type FoundCard, type Past, chooseGoods } from "./choose-goods.ts";

const packs = [1, 5].map((size) => ({
  financialId: `${size} kg`,
  quantityMilli: size * 1000,
  units: "kg",
  pricePaise: 10_000,
  dpricePaise: 9000,
  discountBasisPoints: 1000,
  countInStock: 50,
}));

function card(title: string, more: Partial<FoundCard> = {}): FoundCard {
  const [brand = "", ...name] = title.split(" ");
  return {
    detailId: title,
    productId: name.join(" "),
    vegMark: "",
    slug: "",
    name: name.join(" "),
    brand,
    category: "Flours",
    image: "",
    packs: packs.map((pack) => ({ ...pack, financialId: `${title} ${pack.financialId}` })),
    rank: 0,
    isSure: true,
    isNear: false,
    ...more,
  };
}
const noPast: Past = { packs: new Set(), cards: new Set() };

function choose(words: string, found: FoundCard[], past = noPast) {
  const [line] = readList(openList(words), new Set()).lines;
  const { choices, picked } = chooseGoods(line!, found, past);
  return { titles: choices.map(({ card: { detailId } }) => detailId), picked };
}

test("the one product of the best rank is picked, its first brand before the others", () => {
  const found = [
    card("Fortune Atta"),
    card("Aashirvaad Atta"),
    card("Kirana Atta Biscuit", { rank: 1 }),
  ];
  expect(choose("atta 5 kg", found)).toEqual({
    titles: ["Fortune Atta", "Aashirvaad Atta", "Kirana Atta Biscuit"],
    picked: 0,
  });
});

test("two products of one rank ask, with at most four choices", () => {
  const found = ["A Atta", "B Besan", "C Maida", "D Sooji", "E Ragi"].map((title) => card(title));
  expect(choose("atta 5 kg", found)).toEqual({
    titles: ["A Atta", "B Besan", "C Maida", "D Sooji"],
    picked: null,
  });
});

test("of a brand that is named the plainest of its products is picked", () => {
  const found = [card("Tata Iodised Salt"), card("Tata Sendha Rock Salt Powder")];
  expect(choose("Tata salt 1kg", found).picked).toBe(0);
  expect(choose("salt 1kg", found).picked).toBeNull();
  expect(
    choose("tata salt", [card("Tata Iodised Salt"), card("Tata Pink Salt")]).picked,
  ).toBeNull();
});

test("what only has the word in its name is no choice where the goods themselves are there", () => {
  const found = [card("Madhur Sugar"), card("Cadbury Chocolate", { isSure: false, rank: 3 })];
  expect(choose("chini 1kg", found).titles).toEqual(["Madhur Sugar"]);
});

test("what was bought before decides between products", () => {
  const past = { packs: new Set(["B Besan 5 kg"]), cards: new Set(["B Besan"]) };
  const found = [card("A Atta"), card("B Besan")];
  expect(choose("atta", found, past)).toEqual({ titles: ["B Besan", "A Atta"], picked: 0 });
});

test("the one product that has all the words is picked, though they name no kind", () => {
  expect(choose("atta 5 kg", [card("A Atta", { isSure: false })]).picked).toBe(0);
});

test("near spellings, contradictions, what is not sold so, and what is sold out ask", () => {
  const isSure = false;
  expect(choose("atta 5 kg", [card("A Atta", { isSure, isNear: true })]).picked).toBeNull();
  const two = [card("A Atta", { isSure }), card("B Maida", { isSure })];
  expect(choose("atta 5 kg", two).picked).toBeNull();
  expect(choose("2 kg atta 5kg", [card("A Atta")]).picked).toBeNull();
  expect(choose("atta 3 litre", [card("A Atta")]).picked).toBeNull();
  const soldOut = card("A Atta");
  soldOut.packs = soldOut.packs.map((pack) => ({ ...pack, countInStock: 0 }));
  expect(choose("atta", [soldOut])).toEqual({ titles: [], picked: null });
});
