import * as v from "valibot";
import { type EntryMethod, entryMethods } from "#app/values/khata.ts";
import { parseRupees } from "#app/values/money.ts";

/** A payment is what came; a correction adds to what is owed, or takes from it below zero. */
export type NewEntry = {
  kind: "payment" | "adjustment";
  amountPaise: number;
  method: EntryMethod | null;
  reference: string;
};

const amountMessage = "Please enter an amount in rupees, such as 452.50.";
const methodMessage = "Please choose how it came.";
const longestReference = 40;

/** Rupees as a number or as typed, with a sign; goes on as paise. */
const Amount = v.pipe(
  v.union([v.number(), v.string()], amountMessage),
  v.transform(toPaise),
  v.number(amountMessage),
  v.notValue(0, amountMessage),
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
    kind: v.picklist(["payment", "adjustment"]),
    amount: Amount,
    method: v.nullish(v.picklist(entryMethods, methodMessage), null),
    reference: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(longestReference, `Please use at most ${longestReference} characters.`),
      ),
      "",
    ),
  }),
  v.forward(
    v.check(({ kind, amount }) => kind === "adjustment" || amount > 0, amountMessage),
    ["amount"],
  ),
  v.forward(
    v.check(({ kind, method }) => kind === "adjustment" || method !== null, methodMessage),
    ["method"],
  ),
  v.transform(({ kind, amount, method, reference }): NewEntry => ({
    kind,
    amountPaise: amount,
    method: kind === "payment" ? method : null,
    reference,
  })),
);
