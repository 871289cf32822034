import { lastWord } from "#app/values/path.ts";

/** What the table has for the address's last word: the map of routes names the same words. */
export function atLastWord<T>({ url }: Pick<Request, "url">, table: { [word: string]: T }): T {
  const word = lastWord(new URL(url).pathname);
  const found = table[word];
  if (!found) throw new Error(`The table has no ${word}.`);
  return found;
}
