import { counted } from "#app/values/language.ts";

export const words = {
  enterTime: "Please enter a time such as 18:00.",
  enterHour: "Please enter a time such as 08:00.",
  chooseDay: "Please choose a day.",
  enterOrders: "Please enter 1 to 1000 orders.",
  enterMinutes: "Please enter minutes, at most 10080.",
  endsAfter: "The end must be later than the beginning.",
  longestWords: "Please use at most 200 characters.",
  areaSaved: (code: string) => `${code} is saved`,
  areaServed: (code: string) => `${code} is served again`,
  areaNotServed: (code: string) => `${code} is not served now`,
  areaRemoved: (code: string) => `${code} is removed`,
  areasSaved: (count: number) =>
    counted("en", count, {
      one: `${count} PIN code is saved`,
      other: `${count} PIN codes are saved`,
    }),
  windowAdded: "The delivery time is added",
  windowKept:
    "This delivery time is already in the table, with other numbers. Please change it there.",
  windowChanged: "The delivery time is changed",
  windowGone: "This delivery time is no longer there",
  windowRemoved: "The delivery time is removed",
  dayOver: "This day is over.",
  dayClosed: "The shop is closed that day",
  dayOpen: "The shop is open that day",
  bothTimes: "Please enter both times, the later one last.",
  breakWithin: "Please enter both times of the break, between opening and closing.",
  hoursSaved: "The hours are saved",
  taken: (count: number) =>
    counted("en", count, {
      one: `1 order is in one of these delivery times already: please enter at least ${count}.`,
      other: `${count} orders are in one of these delivery times already: please enter at least ${count}.`,
    }),
};
