import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogue } from "#db/seed/catalogue.ts";
import { readPictures } from "./picture-list.ts";
import type { Shape } from "./shape-names.ts";

const pictures = new Map(
  readPictures(readFileSync(new URL("pictures.csv", import.meta.url), "utf8")).map((picture) => [
    picture.slug,
    picture,
  ]),
);
const drawn = readCatalogue().flatMap(({ name, details }) =>
  details.map(({ brand, picture }) => ({ name, brand, picture: pictures.get(picture) })),
);

/** In what such goods are sold, by a word of their name. */
const KINDS: readonly (readonly [RegExp, readonly Shape[]])[] = [
  [/\beggs$/i, ["tray"]],
  [/^(?!.*(detergent|value pack)).*(soap|bathing bar)/i, ["soap"]],
  [/(detergent|dishwash) bar/i, ["bar"]],
  [/detergent powder/i, ["bag", "box", "packet"]],
  [/toothbrush|razor|batteries/i, ["blister"]],
  [/toothpaste/i, ["toothpaste"]],
  [/\b(talc|talcum|manjan)\b|tooth powder/i, ["talc"]],
  [/sanitary pads|XL pads/i, ["soft-pack"]],
  [/shampoo(?! sachet)/i, ["bottle"]],
  [/sachet strip/i, ["strip"]],
  [/hair oil/i, ["bottle", "flask"]],
  [/^(?!.*(hair|beard|lamp)).*\boil$/i, ["can", "oil-bottle", "sauce-bottle", "spout-pouch"]],
  [/drink(ing water)?$|soft drink/i, ["pet", "jar", "tin"]],
  [/(ketchup|sauce|vinegar)$/i, ["sauce-bottle", "jar"]],
  [/pickle|chyawanprash/i, ["jar"]],
  [/\bcoil$|led bulb|candles/i, ["box"]],
  [/agarbatti/i, ["incense"]],
  [/matches$/i, ["matchbox"]],
  [/broom|diya$|scrubber|racquet/i, ["bare"]],
  [/body spray|air freshener spray|killer spray|pain relief spray/i, ["aerosol"]],
  [/roll on/i, ["roll-on"]],
  [/cold cream|\bbalm$/i, ["cream-jar", "stick"]],
  [/face (wash|cream|pack)|sunscreen|shaving cream/i, ["tube"]],
  [/biscuits|crackers|cookies/i, ["bar"]],
  [/chips|bhujia|namkeen(?!.*combo)/i, ["packet"]],
  [/combo$/i, ["crate"]],
  [/atta$|flour|maida|besan|sooji/i, ["bag", "pouch", "bowl", "carton"]],
  [/\bdal\b(?!.*(combo|besan))|chana$|rajma/i, ["pouch", "bowl"]],
  [/\brice$/i, ["bag", "bowl"]],
  [/almonds|cashews|pistachios|raisins|walnut kernels/i, ["pouch", "bowl"]],
  [/paneer|jaggery|(iodised|rock) salt/i, ["pouch"]],
  [/curd|yogurt|shrikhand/i, ["tub"]],
  [/(milk|buttermilk|fresh cream)$/i, ["brick"]],
];

/** What a name speaks of is seen. */
const NAMED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/almond|badam/i, ["almond", "almonds"]],
  [/aloe/i, ["aloe"]],
  [/blueberry/i, ["blueberries"]],
  [/chilli/i, ["chilli"]],
  [/coconut/i, ["coconut"]],
  [/ginger/i, ["ginger-root"]],
  [/lemon|lime/i, ["lemon", "lime"]],
  [/mango/i, ["mango", "green-mango"]],
  [/mustard/i, ["mustard-flower"]],
  [/noodles/i, ["noodles"]],
  [/olive/i, ["olive"]],
  [/onion/i, ["onion"]],
  [/orange/i, ["tangerine"]],
  [/paneer/i, ["paneer"]],
  [/peach/i, ["peach"]],
  [/rose/i, ["rose"]],
  [/strawberry/i, ["strawberry"]],
  [/sunflower/i, ["sunflower"]],
  [/tomato/i, ["tomato"]],
  [/toothbrush/i, ["toothbrush"]],
  [/turmeric/i, ["turmeric"]],
  [/walnut/i, ["walnut"]],
];

test("goods are drawn in a pack that such goods have", () => {
  const wrong = KINDS.flatMap(([words, shapes]) =>
    drawn.flatMap(({ name, brand, picture }) =>
      words.test(name) && !shapes.some((shape) => shape === picture?.shape)
        ? [`${name}, ${brand}: ${picture?.shape}`]
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test("what a name speaks of is drawn", () => {
  const missing = NAMED.flatMap(([words, drawings]) =>
    drawn.flatMap(({ name, picture }) =>
      words.test(name) && !picture?.drawings.some((drawing) => drawings.includes(drawing.name))
        ? [`${name}: ${picture?.drawings.map((drawing) => drawing.name).join(" ")}`]
        : [],
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("each kind has goods, and each picture is of goods or of a category", () => {
  const idle = [...KINDS, ...NAMED].filter(
    ([words]) => !drawn.some(({ name }) => words.test(name)),
  );
  expect(idle.map(([words]) => words.source)).toEqual([]);
  const used = new Set(drawn.map(({ picture }) => picture?.slug));
  const unused = [...pictures.keys()].filter((slug) => !used.has(slug));
  expect(unused.filter((slug) => !slug.startsWith("category-"))).toEqual([]);
});
