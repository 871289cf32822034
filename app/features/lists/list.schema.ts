import * as v from "valibot";
import { countCharacters } from "#app/values/text.ts";
import { words } from "./refusals.words.ts";

export const longestList = 4000;
export const mostListLines = 40;

/** What may be read as a list; how many lines it has shows when it is read. */
const ListText = v.pipe(
  v.string(() => words.noList),
  v.check(
    (text) => text.trim() !== "",
    () => words.noList,
  ),
  v.check(
    (text) => text.length <= 4 * longestList && countCharacters(text) <= longestList,
    () => words.tooLong,
  ),
);

export const ListSchema = v.object({ text: ListText });

export function parseListText(
  typed: string,
): { ok: true; text: string } | { ok: false; message: string } {
  const result = v.safeParse(ListText, typed);
  if (result.success) return { ok: true, text: result.output };
  return { ok: false, message: result.issues[0].message };
}
