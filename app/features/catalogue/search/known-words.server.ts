// The first step of a search: which of the forms of what was typed the catalogue's words have, and
// what the owner taught of it.
import { or } from "drizzle-orm";
import { searchWords } from "#db/schema/catalogue.ts";
import { searchSynonyms } from "#db/schema/search.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import type { Likeness, Term } from "./terms.ts";
import { isIndic } from "./words/sound.ts";

/** A term with the words known for it, and the owner's meanings of it as expressions for the index. */
export type KnownTerm = Pick<Term, "typed" | "homes"> & {
  words: Record<Likeness, string[]>;
  taught: string[];
};

export async function readKnownWords(context: RequestContext, terms: Term[]): Promise<KnownTerm[]> {
  const [found, taught] = await Promise.all([
    readWords(context, terms),
    readTaught(context, terms),
  ]);
  const words = Map.groupBy(found, ({ form }) => form);
  return terms.map((asked) => {
    const { typed, sound, homes, sought } = asked;
    const names = taughtNames(asked);
    const known = (likeness: Likeness) =>
      sought
        .filter((one) => one.likeness === likeness)
        .flatMap(({ form, isIndic: script }) =>
          (words.get(form) ?? [])
            .map(({ word }) => word)
            .filter((word) => script === null || isIndic(word) === script),
        );
    return {
      ...{ typed, homes },
      words: {
        ...{ same: known("same"), heard: known("heard") },
        ...{ near: known("near"), begun: known("begun") },
      },
      taught: taught
        .filter((one) => names.includes(one.term) || (sound !== "" && one.sound === sound))
        .map(({ expression }) => expression),
    };
  });
}

/** The owner teaches one of its names; a shopper may type another. */
function taughtNames({ typed, sought }: Term): string[] {
  return [typed, ...sought.flatMap(({ likeness, form }) => (likeness === "same" ? form : []))];
}

async function readWords({ db, read }: RequestContext, terms: Term[]) {
  const forms = new Set(terms.flatMap(({ sought }) => sought.map(({ form }) => form)));
  return read(
    db
      .select({ form: searchWords.form, word: searchWords.word })
      .from(searchWords)
      .where(oneOf(searchWords.form, [...forms])),
  );
}

async function readTaught({ db, read }: RequestContext, terms: Term[]) {
  const { term, sound, expression } = searchSynonyms;
  const typed = terms.flatMap(taughtNames);
  const sounds = terms.map((one) => one.sound).filter((one) => one !== "");
  return read(
    db
      .select({ term, sound, expression })
      .from(searchSynonyms)
      .where(or(oneOf(term, typed), oneOf(sound, sounds))),
  );
}
