import { type Label, homeCountry } from "#app/values/label.ts";
import type { VegMark } from "#app/values/veg-mark.ts";

const shelfLife: Record<string, string> = {
  "Eggs & Dairy": "Best before 15 days from packing, kept below 4 °C",
  "Biscuits & Chocolates": "Best before 6 months from packing",
  "Snacks & Breakfast": "Best before 6 months from packing",
  Flours: "Best before 3 months from packing",
};
const foods = [
  ...["Biscuits & Chocolates", "Daily Needs", "Dryfruits", "Eggs & Dairy", "Flours", "Oils"],
  ...["Food Additives", "Nutritional Milk Mixers", "Rice & Pulses", "Snacks & Breakfast"],
  ...["Spices & Masalas", "Tea & Coffee"],
];
/** In a category that holds both. */
const mixed = ["Budget Friendly Packages", "Health & Wellness"];
const edible =
  /combo(?<!cleaning.*)|biscuit|coffee|chai|namkeen|masala|whitener|chyawanprash|isabgol|fruit salt|lozenge/i;
const origins: [RegExp, string][] = [
  [/california almond|cranberr/i, "United States"],
  [/pistachio|mazafati/i, "Iran"],
  [/afghani/i, "Afghanistan"],
  [/walnut/i, "Chile"],
  [/olive/i, "Spain"],
  [/vinegar/i, "United States"],
  [/choco pie/i, "South Korea"],
];

/** What a label of such goods says, made up: no real pack was read. */
export function sampleLabel(
  { name, category }: { name: string; category: string },
  brand: string,
): Label {
  const vegMark = markOf(name, category);
  const originCountry = origins.find(([words]) => words.test(name))?.[1] ?? homeCountry;
  const maker = `${brand || "Kirana"} (sample address), 1 Example Road`;
  const isEdible = vegMark !== "none";
  return {
    maker: `${maker}, ${originCountry}`,
    importer:
      originCountry === homeCountry ? "" : "Example Importers, 2 Example Road, Mumbai 400001",
    originCountry,
    vegMark,
    ingredients: isEdible ? name.replace(/\s*\([^)]*\)/g, "") : "",
    shelfLife: isEdible ? (shelfLife[category] ?? "Best before 12 months from packing") : "",
    careContact: "care@example.com",
    labelNote: "Sample data, not from a label",
  };
}

function markOf(name: string, category: string): VegMark {
  if (/\beggs?\b/i.test(name)) return "non-veg";
  const isFood = foods.includes(category) || (mixed.includes(category) && edible.test(name));
  return isFood ? "veg" : "none";
}
