import { slugOf } from "#app/values/text.ts";
import type { SeedPack, SeedProduct } from "#db/seed/catalogue.ts";

const kinds = [
  "Organic",
  "Premium",
  "Fresh",
  "Classic",
  "Royal",
  "Golden",
  "Select",
  "Pure",
  "Home Style",
  "Village",
  "Heritage",
  "Daily",
  "Family",
  "Super",
  "Natural",
  "Choice",
  "Fine",
  "Special",
  "Sunrise",
  "Farm",
  "Harvest",
  "Prime",
  "Gourmet",
  "Country",
];

type Wanted = { products: number; packs: number; taken: Set<string> };

/**
 * As many more products as wanted, with so many packs in all: the catalogue's own in other kinds,
 * the same on every run.
 */
export function manyProducts(
  catalogue: SeedProduct[],
  { products, packs, taken }: Wanted,
): SeedProduct[] {
  const made: SeedProduct[] = [];
  for (let number = 0; made.length < products; number += 1) {
    const base = catalogue[number % catalogue.length];
    const name = base && `${kindOf(Math.floor(number / catalogue.length))} ${base.name}`;
    if (!base || !name || taken.has(slugOf(name))) continue;
    const share = (count: number) => Math.floor((count * packs) / products);
    const packCount = Math.max(1, share(made.length + 1) - share(made.length));
    made.push({
      ...base,
      name,
      details: base.details
        .slice(0, 1)
        .map((detail) => ({ ...detail, packs: ladder(detail.packs[0], packCount, number) })),
    });
  }
  return made;
}

function kindOf(round: number): string {
  const series = Math.floor(round / kinds.length);
  return `${kinds[round % kinds.length]}${series > 0 ? ` ${series + 1}` : ""}`;
}

/** One, two, three times the first pack's weight and price. */
function ladder(first: SeedPack | undefined, count: number, number: number): SeedPack[] {
  if (!first) return [];
  return Array.from({ length: count }, (_, step) => ({
    ...first,
    quantityMilli: first.quantityMilli * (step + 1),
    pricePaise: first.pricePaise * (step + 1),
    dpricePaise: first.dpricePaise * (step + 1),
    countInStock: 60 + ((number * 37 + step * 101) % 241),
  }));
}
