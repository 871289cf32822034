import * as v from "valibot";
import { countCharacters } from "#app/values/text.ts";

export const longestList = 4000;
export const mostListLines = 40;

const noList = "Please write your list.";
const tooLong = "A list takes up to 4,000 characters. Please send it in two parts.";
export const tooManyLines = `A list takes up to ${mostListLines} lines. Please send it in two parts.`;

/** What may be read as a list; how many lines it has shows when it is read. */
const ListText = v.pipe(
  v.string(noList),
  v.check((text) => text.trim() !== "", noList),
  v.check(
    (text) => text.length <= 4 * longestList && countCharacters(text) <= longestList,
    tooLong,
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
