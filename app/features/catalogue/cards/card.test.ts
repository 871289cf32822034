import { expect, test } from "vitest";
import { type Card, wantedPack } from "./card.ts";
import { productLink } from "./product-link.ts";

const pack = (financialId: string, countInStock: number) => ({ financialId, countInStock });
const card = (wanted?: string) => {
  const packs = [pack("gone", 0), pack("here", 5)] as unknown as Card["packs"];
  return { slug: "atta", detailId: "d", brand: "b", packs, ...(wanted && { wanted }) } as Card;
};

test("a card offers its first pack, and the one that was asked for by its size", () => {
  expect(wantedPack(card())?.financialId).toBe("gone");
  expect(wantedPack(card("here"))?.financialId).toBe("here");
  const shown = card();
  expect(productLink(shown, shown.packs[0]!, 1).to).toBe("/product/atta?brand=d");
  expect(productLink(shown, shown.packs[1]!, 1).to).toBe("/product/atta?brand=d&quantity=here");
});
