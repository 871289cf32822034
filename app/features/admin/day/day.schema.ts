import * as v from "valibot";
import { parseRupees } from "#app/values/money.ts";
import { words } from "./month.words.ts";

export const CloseDaySchema = v.object({
  counted: v.pipe(
    v.string(() => words.enterCounted),
    v.transform((text) => parseRupees(text.replace(/[\s,₹]/g, ""))),
    v.number(() => words.enterCounted),
  ),
});
