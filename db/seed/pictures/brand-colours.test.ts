import { expect, test } from "vitest";
import { readCatalogue } from "#db/seed/catalogue.ts";
import { coloursOf } from "./brand-colours.ts";
import { contrast, distance } from "./colour.ts";
import { lettering } from "./lettering.ts";

const brandsOf = readCatalogue().map(({ name, details }) => ({
  name,
  brands: [...new Set(details.map(({ brand }) => brand))],
}));
const all = [...new Set(brandsOf.flatMap(({ brands }) => brands))];

test("the brands of a product are told apart by the colours of their packs", () => {
  const alike = brandsOf.flatMap(({ name, brands }) =>
    brands.flatMap((one, index) =>
      brands.slice(index + 1).flatMap((other) => {
        const [first, second] = [coloursOf(one), coloursOf(other)];
        const apart =
          distance(first.ground, second.ground) +
          (first.pack && second.pack ? distance(first.pack, second.pack) : 0);
        return apart < 80 ? [`${name}: ${one}, ${other} ${Math.round(apart)}`] : [];
      }),
    ),
  );
  expect(alike).toEqual([]);
});

test("each brand's name can be drawn, and is read on its ground", () => {
  for (const brand of all) {
    const { ground, ink } = coloursOf(brand);
    expect(contrast(ground, ink), brand).toBeGreaterThanOrEqual(4.5);
    const area = { x: 0, y: 0, width: 200, height: 100 };
    expect(lettering(brand, ink, area), brand).toContain("<path");
  }
});
