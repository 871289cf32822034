import * as v from "valibot";
import { complaintReasons, longestComplaint, settlements } from "#app/values/complaints.ts";
import { isId } from "#app/values/identifier.ts";
import { maxLines, maxQty } from "#app/values/limits.ts";
import { words } from "./words.ts";

const countMessage = () => words.countPacks(maxQty);

export const ComplaintLine = v.object({
  financialId: v.pipe(
    v.string(),
    v.check(isId, () => words.noPackId),
  ),
  qty: v.pipe(
    v.number(countMessage),
    v.integer(countMessage),
    v.minValue(1, countMessage),
    v.maxValue(maxQty, countMessage),
  ),
});

const eachOnce = <Line extends { financialId: string }>() =>
  v.check<Line[], () => string>(
    (lines) => new Set(lines.map(({ financialId }) => financialId)).size === lines.length,
    () => words.oneLineEach,
  );
const tooLong = () => words.atMost(longestComplaint);

export const Reason = v.picklist(complaintReasons, () => words.chooseReason);
export const ComplaintText = v.pipe(v.string(), v.trim(), v.maxLength(longestComplaint, tooLong));

/** What a customer says; of an order alone it may name packs. */
export const ComplaintSchema = v.object({
  orderId: v.optional(v.string()),
  lines: v.optional(
    v.pipe(
      v.array(ComplaintLine),
      v.maxLength(maxLines),
      eachOnce<v.InferOutput<typeof ComplaintLine>>(),
    ),
    [],
  ),
  reason: Reason,
  text: v.optional(ComplaintText, ""),
  picture: v.optional(v.string()),
});

const GivenBackLine = v.object({
  ...ComplaintLine.entries,
  backOnShelf: v.optional(v.boolean(), false),
});

/** How the shop settles one; without lines as the customer named them. */
export const SettlementSchema = v.object({
  by: v.picklist(settlements, () => words.chooseSettlement),
  text: v.pipe(
    ComplaintText,
    v.minLength(1, () => words.sayWhat),
  ),
  lines: v.optional(
    v.pipe(
      v.array(GivenBackLine),
      v.maxLength(maxLines),
      eachOnce<v.InferOutput<typeof GivenBackLine>>(),
    ),
  ),
});

export type Complained = v.InferOutput<typeof ComplaintSchema>;
export type Settled = v.InferOutput<typeof SettlementSchema>;
