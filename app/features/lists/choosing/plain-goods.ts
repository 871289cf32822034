// Salt is salt, and rock salt is a kind of its own: who asks for salt means the plain goods.
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { nearForms } from "#app/features/catalogue/search/words/forms.ts";
import { withBrands } from "#app/features/catalogue/search/words/brand-words.ts";
import { type Kind, kindsCalled } from "#app/features/catalogue/search/words/grocery-words.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";
import { goodsWordsOf } from "#app/features/catalogue/search/words/search-words.ts";
import { slugOf } from "#app/values/text.ts";

const longestName = 4;
const shortestMisspelt = 5;
/** Goods of which any plain one does; of soaps and biscuits everybody has their own. */
const staples = new Set(
  "daily-needs dryfruits eggs-dairy flours food-additives oils pooja-needs rice-pulses spices-masalas tea-coffee".split(
    " ",
  ),
);

/** The kinds that a line names, those that are used for what it says, and all its words. */
type Asked = { kinds: Kind[]; used: Kind[]; words: string[]; besides: string[] };

/** By the longest name in it: of "lal mirch powder" that, and not powder. */
function askedFor(line: string): Asked {
  const words = withBrands(goodsWordsOf(line));
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1) {
      const glued = words.slice(at, at + length).join("");
      const called = kindsCalled(glued);
      const [used, kinds] = [true, false].map((isUse) =>
        called.filter(({ uses }) => uses.includes(glued) === isUse),
      ) as [Kind[], Kind[]];
      if (called.length > 0) return { kinds, used, words, besides: words.toSpliced(at, length) };
    }
  return { kinds: [], used: [], words, besides: words };
}

type Named = Pick<Card, "name" | "brand" | "category">;

/**
 * Of these the ones that are just the kind that a line names, and of its brand or a staple; first
 * whose name says most of the line, then who makes it up in the fewest packs.
 */
export function plainOf<O extends { card: Named; qty: number }>(offers: O[], line: string): O[] {
  const { kinds, words, besides } = askedFor(line);
  const shared = ({ card }: O) =>
    goodsWordsOf(card.name).filter((word) => words.includes(word)).length;
  return offers
    .filter(
      ({ card }) =>
        isJust(card.name, kinds) &&
        (staples.has(slugOf(card.category)) || besides.some((word) => isBrand(word, card))),
    )
    .toSorted((one, other) => shared(other) - shared(one) || one.qty - other.qty);
}

/** "haldirm bhujia": whatever stands beside the kind is the name, or the brand misspelt. */
export function isMisspelt(card: Named, line: string): boolean {
  const { besides } = askedFor(line);
  const name = goodsWordsOf(card.name);
  return (
    besides.some((word) => isBrand(word, card)) &&
    besides.every((word) => name.includes(word) || isBrand(word, card))
  );
}

/** Good for what a line says, and not called so: a cake is not its baking powder. */
export function isOnlyUsed(card: Named, line: string): boolean {
  const { kinds, used } = askedFor(line);
  const own = namesOf(card.name).flatMap(kindsCalled);
  return own.some((kind) => used.includes(kind)) && !own.some((kind) => kinds.includes(kind));
}

/** Whether it has no narrower name. */
function isJust(name: string, asked: Kind[]): boolean {
  const [longest = ""] = namesOf(name).toSorted((one, other) => other.length - one.length);
  return kindsCalled(longest).some((kind) => asked.includes(kind));
}

function namesOf(name: string): string[] {
  return kindsOf(name)
    .split(" ")
    .filter((end) => kindsCalled(end).length > 0);
}

/** A long word may be one letter off. */
function isBrand(word: string, { brand }: Named): boolean {
  const called = goodsWordsOf(brand).flatMap((one) => [one, one.replace(/s$/, "")]);
  if (called.includes(word)) return true;
  const forms = word.length < shortestMisspelt ? [] : nearForms(word);
  return called.some((one) => nearForms(one).some((form) => forms.includes(form)));
}
