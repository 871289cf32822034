import { anywhere } from "#app/features/catalogue/search/expressions.ts";
import { termOf } from "#app/features/catalogue/search/terms.ts";

/** What the owner's word for these finds: goods of the kind they name, else whatever has them. */
export function meaningOf(words: string[], isKind: boolean): string {
  const last = words.length - 1;
  return words
    .map((word, at) => {
      const equal = termOf(word).sought.filter(
        ({ likeness, form }) => likeness === "same" && !form.startsWith("~"),
      );
      const columns = isKind && at === last ? "kinds" : anywhere;
      return `${columns} : (${[word, ...equal.map(({ form }) => form)].map((one) => `"${one}"`).join(" OR ")})`;
    })
    .join(" AND ");
}
