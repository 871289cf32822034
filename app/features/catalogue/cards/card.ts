import type { Pack } from "#app/values/quantity.ts";
import { titleCase } from "#app/values/text.ts";

export type CardPack = Pack & {
  financialId: string;
  pricePaise: number;
  dpricePaise: number;
  discountBasisPoints: number;
  countInStock: number;
};

/** A brand of a product, with its packs for sale in order of creation; the first is the default. */
export type Card = {
  detailId: string;
  productId: string;
  slug: string;
  name: string;
  brand: string;
  category: string;
  /** Address of the first picture, "" without one. */
  image: string;
  packs: CardPack[];
};

/** "Aashirvaad Whole Wheat Atta" */
export function cardTitle({ brand, name }: { brand: string; name: string }): string {
  return titleCase(`${brand} ${name}`.trim());
}
