import * as v from "valibot";
import { Amount, PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { indianDay } from "#app/values/dates.ts";
import { isId } from "#app/values/identifier.ts";

/** Which of the page's forms was sent. */
export const intents = [
  "save-area",
  "switch-area",
  "remove-area",
  "replace-areas",
  "add-window",
  "change-window",
  "remove-window",
  "remove-slot",
  "close-day",
  "open-day",
  "save-hours",
] as const;
export type Intent = (typeof intents)[number];

const clock = (message: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^([01]?\d|2[0-4])[:.][0-5]\d$/, message),
    v.transform((text) => {
      const [hours, minutes] = text.split(/[:.]/).map(Number);
      return (hours ?? 0) * 60 + (minutes ?? 0);
    }),
    v.maxValue(1440, message),
  );
const time = clock("Please enter a time such as 18:00.");
const whole = (most: number, message: string) =>
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
  v.regex(/^20\d\d-\d\d-\d\d$/, "Please choose a day."),
  v.check((text) => isDay(text), "Please choose a day."),
);

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00.000+05:30`);
  return !Number.isNaN(at) && indianDay(at) === text;
}

export const SwitchFields = v.object({ postalCode: PostalCode, isActive: v.picklist(["0", "1"]) });
export const CodeFields = v.object({ postalCode: PostalCode });
export const ListFields = v.object({ text: v.optional(v.string(), "") });
const terms = {
  capacity: v.pipe(
    whole(1000, "Please enter 1 to 1000 orders."),
    v.minValue(1, "Please enter 1 to 1000 orders."),
  ),
  cutoff: whole(10_080, "Please enter minutes, at most 10080."),
  fee: Amount,
};
export const WindowFields = v.pipe(
  v.object({
    weekday: v.union([v.literal(everyDay), weekday], "Please choose a day."),
    begins: time,
    ends: time,
    ...terms,
  }),
  v.forward(
    v.partialCheck(
      [["begins"], ["ends"]],
      ({ begins, ends }) => begins < ends,
      "It ends after it begins.",
    ),
    ["ends"],
  ),
);
export const IdFields = v.object({ id: v.pipe(v.string(), v.check(isId)) });
export const TermsFields = v.object({ ...IdFields.entries, ...terms });
export const CloseFields = v.object({
  day,
  words: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(200, "Please use at most 200 characters.")),
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
const hour = v.optional(v.union([noTime, time], "Please enter a time such as 08:00."), "");
export const HoursFields = v.object(
  Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [`open${at}`, `close${at}`])
      .flat()
      .map((name) => [name, hour]),
  ),
);
