import * as v from "valibot";
import { parseRupees } from "#app/values/money.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { words } from "./month.words.ts";

export const CloseDaySchema = v.object({
  counted: v.pipe(
    v.string(() => words.enterCounted),
    v.transform((text) => parseRupees(plainAmount(text))),
    v.number(() => words.enterCounted),
  ),
});
