import { expect, test } from "vitest";
import { type Card, firstPack, wantedPack } from "./card.ts";
import { productLink } from "./product-link.ts";

const pack = (financialId: string, countInStock: number) => ({ financialId, countInStock });
const card = (wanted?: string) => {
  const packs = [pack("gone", 0), pack("here", 5)] as unknown as Card["packs"];
  return { slug: "atta", detailId: "d", brand: "b", packs, ...(wanted && { wanted }) } as Card;
};

test("a card offers the first pack that can be had, and the one that was asked for by its size", () => {
  expect(firstPack(card())?.financialId).toBe("here");
  expect(wantedPack(card("gone"))?.financialId).toBe("gone");
  const shown = card();
  expect(productLink(shown, shown.packs[0]!, 1).to).toBe("/product/atta?brand=d&quantity=gone");
});
