import * as v from "valibot";
import { drawerKinds } from "#app/values/day-figures.ts";
import { parseRupees } from "#app/values/money.ts";
import { type Notes, mostOfANote, noteRupees } from "#app/values/notes.ts";
import { plainRecord } from "#app/values/plain-record.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { words } from "./day.words.ts";

const longestText = 100;

/** Of the forms and of the API; goes on as paise. */
export const DrawerSchema = v.object({
  kind: v.picklist(drawerKinds, () => words.chooseKind),
  amount: v.pipe(
    v.union([v.number(), v.string()], () => words.enterAmount),
    v.transform((rupees) => parseRupees(plainAmount(String(rupees)))),
    v.number(() => words.enterAmount),
    v.minValue(1, () => words.enterAmount),
  ),
  text: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longestText, () => words.atMost(longestText)),
    ),
    "",
  ),
});
export type NewDrawerEntry = v.InferOutput<typeof DrawerSchema>;

const wrongCount = () => words.enterNotes(mostOfANote);
const HowMany = v.pipe(
  v.number(wrongCount),
  v.integer(wrongCount),
  v.minValue(0, wrongCount),
  v.maxValue(mostOfANote, wrongCount),
);

/** As numbers; a note that is left out is not there, and one that is unknown is refused. */
export const CountSchema = v.object({
  notes: v.pipe(
    plainRecord(
      v.picklist(noteRupees.map(String), () => words.noSuchNote),
      HowMany,
    ),
    v.transform((notes) => notes as Notes),
  ),
});

/** As a form has them; an empty field is none. */
export const CountForm = v.object(
  Object.fromEntries(
    noteRupees.map((note) => [
      `note${note}`,
      v.pipe(
        v.optional(v.string(), ""),
        v.transform((typed) => typed.trim() || "0"),
        v.regex(/^\d{1,6}$/, wrongCount),
        v.transform(Number),
        HowMany,
      ),
    ]),
  ),
);
