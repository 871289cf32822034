import * as v from "valibot";
import { words } from "./words.ts";

const longestShopName = 80;
const longestText = 200;

/** On one line, as it stands in the foot of every page and on papers. */
const line = v.pipe(
  v.optional(v.string(), ""),
  v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
);
const upTo = (most: number) =>
  v.maxLength<string, number, () => string>(most, () => words.tooLong(most));

/** As it is dialled within India: with 0 or 91 before it, or without. */
function localDigits(typed: string): string {
  const digits = typed.replace(/[\s()+-]/g, "");
  return /^(?:0|91)?([1-9]\d{9})$/.exec(digits)?.[1] ?? "";
}

export const ShopFactsSchema = v.object({
  name: v.pipe(
    line,
    v.nonEmpty(() => words.enterName),
    upTo(longestShopName),
  ),
  address: v.pipe(
    line,
    v.nonEmpty(() => words.enterAddress),
    upTo(longestText),
  ),
  phone: v.pipe(
    line,
    v.transform(localDigits),
    v.nonEmpty(() => words.enterShopPhone),
  ),
  foodLicence: v.pipe(
    line,
    v.transform((typed) => typed.replaceAll(" ", "")),
    v.regex(/^(\d{14})?$/, () => words.licenceWrong),
  ),
  officer: v.pipe(line, upTo(longestText)),
});
