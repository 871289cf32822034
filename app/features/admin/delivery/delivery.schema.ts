import * as v from "valibot";
import { Amount, PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { parseIndianDay } from "#app/values/dates.ts";
import { clockMinutes } from "#app/values/clock.ts";
import { isId } from "#app/values/identifier.ts";
import { words } from "./done.words.ts";

const clock = (message: () => string) =>
  v.pipe(v.optional(v.string(), ""), v.trim(), v.transform(clockMinutes), v.number(message));
const time = clock(() => words.enterTime);
const whole = (most: number, message: () => string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.maxValue(most, message),
  );
const weekday = v.pipe(v.string(), v.regex(/^[0-6]$/), v.transform(Number));
export const everyDay = "every";
const day = v.pipe(
  v.optional(v.string(), ""),
  v.check(
    (text) => parseIndianDay(text) !== null,
    () => words.chooseDay,
  ),
);

export const SwitchFields = v.object({ postalCode: PostalCode, isActive: v.picklist(["0", "1"]) });
export const CodeFields = v.object({ postalCode: PostalCode });
export const ListFields = v.object({ text: v.optional(v.string(), "") });
const terms = {
  capacity: v.pipe(
    whole(1000, () => words.enterOrders),
    v.minValue(1, () => words.enterOrders),
  ),
  cutoff: whole(10_080, () => words.enterMinutes),
  fee: Amount,
};
export const WindowFields = v.pipe(
  v.object({
    weekday: v.union([v.literal(everyDay), weekday], () => words.chooseDay),
    begins: time,
    ends: time,
    ...terms,
  }),
  v.forward(
    v.partialCheck(
      [["begins"], ["ends"]],
      ({ begins, ends }) => begins < ends,
      () => words.endsAfter,
    ),
    ["ends"],
  ),
);
/** Of one day alone. */
export const SlotFields = v.object({ day, begins: time, ends: time, ...terms });
export const IdFields = v.object({ id: v.pipe(v.string(), v.check(isId)) });
/** Of the same windows on several days, with commas between. */
export const IdsFields = v.object({
  id: v.pipe(
    v.string(),
    v.transform((text) => text.split(",")),
    v.check((ids) => ids.length <= 7 && ids.every(isId)),
  ),
});
export const TermsFields = v.object({ ...IdsFields.entries, ...terms });
export const CloseFields = v.object({
  day,
  words: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(200, () => words.longestWords),
    ),
    "",
  ),
});
export const DayFields = v.object({ day });
const noTime = v.pipe(
  v.string(),
  v.trim(),
  v.literal(""),
  v.transform(() => null),
);
/** Of the hours that are one for all days. */
export const allDays = "all";
const hour = v.optional(
  v.union([noTime, time], () => words.enterHour),
  "",
);
export const HoursFields = v.object(
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, allDays]
      .flatMap((day) => [`open${day}`, `close${day}`, `pause${day}`, `again${day}`])
      .map((name) => [name, hour]),
  ),
);
