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

test("two products that both are what is named ask, with at most four choices", () => {
  const found = ["A Atta", "B Wheat Atta", "C Fresh Atta", "D Stone Atta", "E Roti Atta"];
  expect(
    choose(
      "atta",
      found.map((title) => card(title)),
    ),
  ).toEqual({ titles: found.slice(0, 4), picked: null });
});

test("of a staple in a size that several have the plain one is picked: most of the words, fewest packs, first found", () => {
  const salts = [card("Tata Rock Salt"), card("Tata Iodised Salt"), card("Catch Iodised Salt")];
  expect(choose("salt 1kg", salts)).toEqual({
    titles: ["Tata Iodised Salt", "Tata Rock Salt", "Catch Iodised Salt"],
    picked: 0,
  });
  const attas = ["A Wheat Atta", "B Chakki Atta", "C Ragi Atta"].map((title) => card(title));
  const picked = (words: string, found: FoundCard[]) => {
    const { titles, picked: place } = choose(words, found);
    return place === null ? null : titles[place];
  };
  expect(picked("atta 5 kg", attas)).toBe("A Wheat Atta");
  expect(picked("chakki ka atta 5 kg", attas)).toBe("B Chakki Atta");
  expect(picked("rock salt 1kg", [salts[1]!, salts[0]!])).toBe("Tata Rock Salt");
  const small = { ...attas[0]!, packs: attas[0]!.packs.slice(0, 1) };
  expect(picked("atta 5 kg", [small, attas[1]!])).toBe("B Chakki Atta");
});

test("kinds with names of their own, a size nobody has, and soaps of any brand ask", () => {
  const dals = ["A Toor Dal", "B Moong Dal"].map((title) => card(title));
  expect(choose("dal 1 kg", dals).picked).toBeNull();
  const attas = ["A Wheat Atta", "B Chakki Atta"].map((title) => card(title));
  expect(choose("atta 1.5 kg", attas).picked).toBeNull();
  const soaps = ["Lux Rose Soap", "Lux Lime Soap"].map((title) =>
    card(title, { category: "Bath & Body" }),
  );
  expect(choose("sabun 1 kg", soaps).picked).toBeNull();
  expect(choose("lux sabun 1 kg", soaps).picked).toBe(0);
});

test("a brand that is misspelt is meant, one that is not there is not", () => {
  const isNear = true;
  const bhujia = ["Haldiram's Aloo Bhujia", "Haldiram's Bhujia Sev"].map((title) =>
    card(title, { isSure: false, isNear, category: "Snacks & Breakfast" }),
  );
  expect(choose("haldirm bhujia 1 kg", bhujia).picked).toBe(0);
  expect(choose("bikano bhujia 1 kg", bhujia).picked).toBeNull();
  expect(choose("haldirm mitha bhujia 1 kg", bhujia).picked).toBeNull();
});

test("what is good for a use is not picked for it, nor one cola for another", () => {
  const powders = ["A Baking Powder", "B Baking Powder"].map((title) => card(title));
  expect(choose("cake 1 kg", powders).picked).toBeNull();
  expect(choose("pepsi 1 kg", [card("Thums-Up Cola Soft Drink")]).picked).toBeNull();
});

test("a number without a unit counts pieces where goods come by the piece", () => {
  const [pack] = card("Om Cotton Wicks").packs;
  const wicks = card("Om Cotton Wicks", {
    packs: [50, 100].map((count) => ({
      ...pack!,
      ...{ financialId: `${count}`, quantityMilli: count * 1000, units: "pcs" },
    })),
  });
  const [line] = readList(openList("rui batti 100"), new Set()).lines;
  const { choices, picked, units } = chooseGoods(line!, [wicks], noPast);
  expect([choices[picked ?? 9]?.pack.financialId, units]).toEqual(["100", "pcs"]);
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
  const [line] = readList(openList("atta"), new Set()).lines;
  expect(chooseGoods(line!, [soldOut], noPast).isSoldOut).toBe(true);
  expect(chooseGoods(line!, [], noPast).isSoldOut).toBe(false);
});
