import * as v from "valibot";
import { parseRupees } from "#app/values/money.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { words } from "./refusals.words.ts";

/** What may be owed at most, in rupees. */
export const KhataLimit = v.pipe(
  v.union([v.number(), v.string()], () => words.enterLimit),
  v.transform((rupees) => parseRupees(plainAmount(String(rupees)))),
  v.number(() => words.enterLimit),
);

export const LimitSchema = v.object({ limit: KhataLimit });

/** Nobody gets a khata without having agreed to it. */
export const hasAgreed = v.literal("on", () => words.askFirst);
export const OpenKhataForm = v.object({ limit: KhataLimit, hasAgreed });
