// The fields of an offer as the API and the form send them: rupees, days and counts as numbers or as
// they were typed; null or "" is none, and what is left out stays as it is.
import * as v from "valibot";
import { isDay } from "#app/values/dates.ts";
import { isId } from "#app/values/identifier.ts";
import { maxQty } from "#app/values/limits.ts";
import { parseRupees } from "#app/values/money.ts";
import { readCode } from "./offer-code.schema.ts";
import { words } from "./refusals.words.ts";

type Message = () => string;
/** None of it, or what `read` makes of it; `read` answers undefined where it can't be that. */
function field<T>(read: (given: string | number) => T | undefined, message: Message) {
  const isRead = (given: string | number) => given === "" || read(given) !== undefined;
  return v.optional(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.trim())], message),
        v.check(isRead, message),
        v.transform((given) => (given === "" ? null : (read(given) as T))),
      ),
    ),
  );
}

const whole = (least: number, most: number) => (given: string | number) => {
  const number = /^\d{1,6}$/.test(String(given)) ? Number(given) : NaN;
  return number >= least && number <= most ? number : undefined;
};

/** In paise. */
const rupees = (least: number) => (given: string | number) => {
  const amount = parseRupees(String(given));
  return amount !== null && amount >= least ? amount : undefined;
};

const text = (fits: (text: string) => boolean) => (given: string | number) =>
  fits(String(given)) ? String(given) : undefined;

const yesOrNo = () =>
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.picklist(["on", ""])], () => words.yesOrNo),
      v.transform((given) => given === true || given === "on"),
    ),
  );

const count = () => field(whole(1, 999_999), () => words.times);
const day = () => field(text(isDay), () => words.day);

export const offerKinds = ["code", "cart", "pack"] as const;
const Kind = v.picklist(offerKinds, () => words.chooseKind);

const fields = {
  code: field(
    (given) => readCode(String(given)),
    () => words.code,
  ),
  percent: field(whole(1, 100), () => words.percent),
  amount: field(rupees(1), () => words.amount),
  atMost: field(rupees(1), () => words.amount),
  smallest: field(rupees(0), () => words.smallest),
  financialId: field(text(isId), () => words.noPack),
  buy: field(whole(1, maxQty), () => words.packs(maxQty)),
  free: field(whole(1, maxQty), () => words.packs(maxQty)),
  from: day(),
  until: day(),
  times: count(),
  timesEach: count(),
  firstOrderOnly: yesOrNo(),
  isActive: yesOrNo(),
};

export const NewOfferSchema = v.object({ kind: Kind, ...fields });
export const ChangedOfferSchema = v.object({ kind: v.optional(Kind), ...fields });
export type NewOffer = v.InferOutput<typeof NewOfferSchema>;
export type ChangedOffer = v.InferOutput<typeof ChangedOfferSchema>;
