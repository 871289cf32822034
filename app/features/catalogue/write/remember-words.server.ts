// A name that is shown can be found as it sounds and misspelt: whoever writes one remembers its
// words in the same batch.
import { type SQL, sql } from "drizzle-orm";
import { overRows } from "#app/platform/over-rows.ts";
import { soundForms, wordForms } from "#app/features/catalogue/search/words/forms.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";

/** For a batch: the forms of every word of the texts, those that are not known yet. */
export function rememberWords(texts: string[]): SQL[] {
  return rememberForms(texts.flatMap(wordForms));
}

/** For a batch that writes products' names: their words, and those of what kind they are. */
export function rememberNames(names: (string | null | undefined)[]): SQL[] {
  return rememberForms(names.flatMap((name) => formsOfName(name ?? "")));
}

function formsOfName(name: string): [form: string, word: string][] {
  const kinds = kindsOf(name)
    .split(" ")
    .filter((kind) => !kind.startsWith("0"));
  return [
    ...wordForms(name),
    ...kinds.flatMap((kind) =>
      [kind, ...soundForms(kind)].map((form): [string, string] => [form, kind]),
    ),
  ];
}

function rememberForms(forms: [form: string, word: string][]): SQL[] {
  return overRows(
    [...new Map(forms.map((pair) => [pair.join(" "), pair])).values()],
    (rows) =>
      sql`INSERT INTO search_words (form, word) SELECT value ->> 0, value ->> 1 FROM json_each(${rows}) WHERE true ON CONFLICT DO NOTHING`,
  );
}
