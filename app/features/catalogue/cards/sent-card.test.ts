import { expect, test } from "vitest";
import { readCard, sendCards } from "./sent-card.ts";

const pack = {
  financialId: "0123456789",
  quantityMilli: 500_000,
  units: "g",
  pricePaise: 11_900,
  dpricePaise: 10_700,
  discountBasisPoints: 1008,
  countInStock: 0,
};
const card = {
  detailId: "d",
  productId: "p",
  slug: "toor-dal",
  name: "Toor Dal (तूर दाल)",
  brand: "",
  category: "Rice & Pulses",
  vegMark: "veg" as const,
  image: "https://x.example/a,b|c%25",
  packs: [pack],
};

test("a card arrives as it was sent, whatever its units are called", () => {
  const odd = { ...pack, units: "½ dozen, or | so %2C", quantityMilli: 0 };
  const cards = [
    card,
    { ...card, name: "Toor Dal", nameHi: "अरहर | दाल" },
    { ...card, name: "1|2, 3%", packs: [pack, odd], wanted: odd.financialId },
  ];
  expect(sendCards(cards).map(readCard)).toEqual(cards);
});
