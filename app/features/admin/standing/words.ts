import { counted } from "#app/values/language.ts";

export const words = {
  about: "A standing order comes again by itself on the days of the week its customer chose.",
  customers: (count: number) =>
    count === 0
      ? "No customer has one yet."
      : counted("en", count, {
          one: "1 customer has one.",
          other: `${count} customers have one.`,
        }),
  hour: "Orders for tomorrow are placed at",
  hourHint: "Until then customers can change them.",
  save: "Save",
  saved: "Saved",
  enterTime: "Please enter a time such as 20:00.",
  none: "No standing orders for this day.",
  seeForm: "See the customers' page",
  /** With why, where the shop says it. */
  shut: (why: string) => `Nothing is placed for this day: ${why || "the shop is closed."}`,
  nextOpen: (day: string) => `For ${day}, the next open day`,
  tomorrow: (day: string) => `For ${day}`,
  orders: (count: number) =>
    counted("en", count, { one: "1 standing order", other: `${count} standing orders` }),
};
