import { findCandidates } from "#app/features/catalogue/search/search.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";

const mostGuessed = 10;
const fewestLetters = 3;
const lettersOfEnd = 2;

/** A product as a taught word names it, and as it is shown. */
export type Guess = { name: string; shown: string };

/** By the word, for those most looked for: the goods whose names are nearest to it, or begin as it does. */
export async function guessMeant(
  context: RequestContext,
  texts: string[],
): Promise<Record<string, Guess>> {
  const asked = texts.slice(0, mostGuessed);
  const [whole, begun] = await Promise.all([
    findCandidates(context, asked, 1),
    findCandidates(context, asked.map(beginningOf), 1),
  ]);
  return Object.fromEntries(
    asked.flatMap((text, at) => {
      const card = whole[at]?.[0] ?? begun[at]?.[0];
      return card
        ? [[text, { name: card.name, shown: cardTitle({ ...card, brand: "" }) }] as const]
        : [];
    }),
  );
}

/** "dal" of "dalia"; a short word stays whole. */
function beginningOf(text: string): string {
  const letters = [...text];
  return letters.slice(0, Math.max(fewestLetters, letters.length - lettersOfEnd)).join("");
}
