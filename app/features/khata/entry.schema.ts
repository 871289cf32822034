import * as v from "valibot";
import { type EntryMethod, entryMethods } from "#app/values/khata.ts";
import { parseRupees } from "#app/values/money.ts";
import { words } from "./refusals/words.ts";

/** A payment is what came; a correction adds to what is owed, or takes from it below zero. */
export type NewEntry = {
  kind: "payment" | "adjustment";
  amountPaise: number;
  method: EntryMethod | null;
  reference: string;
};

const longestReference = 40;

/** Rupees as a number or as typed, with a sign; goes on as paise. */
const Amount = v.pipe(
  v.union([v.number(), v.string()], words.enterAmount),
  v.transform(toPaise),
  v.number(words.enterAmount),
  v.notValue(0, words.enterAmount),
);

function toPaise(rupees: string | number): number | null {
  const text = String(rupees)
    .replace(/[\s,₹]/g, "")
    .replace("−", "-");
  const paise = parseRupees(text.replace(/^-/, ""));
  return paise !== null && text.startsWith("-") ? -paise : paise;
}

/** Of the form and of the API. */
export const EntrySchema = v.pipe(
  v.object({
    kind: v.picklist(["payment", "adjustment"], words.chooseKind),
    amount: Amount,
    method: v.nullish(v.picklist(entryMethods, words.chooseMethod), null),
    reference: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(longestReference, words.atMost(longestReference))),
      "",
    ),
  }),
  v.forward(
    v.check(({ kind, amount }) => kind === "adjustment" || amount > 0, words.enterAmount),
    ["amount"],
  ),
  v.forward(
    v.check(({ kind, method }) => kind === "adjustment" || method !== null, words.chooseMethod),
    ["method"],
  ),
  v.transform(({ kind, amount, method, reference }): NewEntry => ({
    kind,
    amountPaise: amount,
    method: kind === "payment" ? method : null,
    reference,
  })),
);
