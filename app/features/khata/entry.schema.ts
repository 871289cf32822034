import * as v from "valibot";
import { type EntryMethod, entryMethods } from "#app/values/khata.ts";
import { parseRupees } from "#app/values/money.ts";
import { words } from "./refusals.words.ts";
import { plainAmount } from "#app/values/plain-amount.ts";

/** What is given is owed; a payment is what came; a correction adds to what is owed, or takes from it below zero. */
export type NewEntry = {
  kind: "given" | "payment" | "adjustment";
  amountPaise: number;
  method: EntryMethod | null;
  reference: string;
};

const longestReference = 40;
const longestText = 100;

/** Rupees as a number or as typed, with a sign; goes on as paise. */
const Amount = v.pipe(
  v.union([v.number(), v.string()], () => words.enterAmount),
  v.transform(toPaise),
  v.number(() => words.enterAmount),
  v.notValue(0, () => words.enterAmount),
);

function toPaise(rupees: string | number): number | null {
  const text = plainAmount(String(rupees)).replace("−", "-");
  const paise = parseRupees(text.replace(/^-/, ""));
  return paise !== null && text.startsWith("-") ? -paise : paise;
}

const Method = v.picklist(entryMethods, () => words.chooseMethod);
const upTo = (longest: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longest, () => words.atMost(longest)),
    ),
    "",
  );
const Reference = upTo(longestReference);
const Positive = v.pipe(
  Amount,
  v.minValue(1, () => words.enterAmount),
);

/** Of the form and of the API. A correction came in no way, so nothing is asked of its method. */
export const EntrySchema = v.pipe(
  v.variant(
    "kind",
    [
      v.object({
        kind: v.literal("payment"),
        amount: Positive,
        method: v.pipe(v.nullish(Method, null), Method),
        reference: Reference,
      }),
      v.object({
        kind: v.literal("adjustment"),
        amount: Amount,
        reference: Reference,
      }),
      v.object({ kind: v.literal("given"), amount: Positive, text: upTo(longestText) }),
    ],
    () => words.chooseKind,
  ),
  v.transform((entry): NewEntry => ({
    kind: entry.kind,
    amountPaise: entry.amount,
    method: entry.kind === "payment" ? entry.method : null,
    reference: entry.kind === "given" ? entry.text : entry.reference,
  })),
);
