import * as v from "valibot";
import { slugOf } from "#app/values/text.ts";
import { words } from "./words.ts";

/** A tile holds no longer one in readable lines. */
const longestName = 40;

const line = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, " ").trim()),
);
const shortLine = v.pipe(
  line,
  v.maxLength(longestName, () => words.atMost(longestName)),
);

/** What both forms send; `id` is of the one that is called otherwise. */
export const NamesSchema = v.object({
  id: v.optional(v.string(), ""),
  name: v.pipe(
    shortLine,
    v.minLength(1, () => words.noName),
    v.regex(/^[^/\\?#%]*$/, () => words.noSigns),
    v.check(
      (name) => slugOf(name) !== "",
      () => words.letters,
    ),
  ),
  nameHi: v.pipe(
    v.optional(shortLine, ""),
    v.transform((name) => name || null),
  ),
});
