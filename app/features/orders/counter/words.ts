import { counted } from "#app/values/language.ts";

export const words = {
  groups: {
    accept: { name: "New", button: "Accept", done: "accepted" },
    pack: { name: "To pack", button: "Pack", done: "packed" },
    dispatch: { name: "Packed", button: "Dispatch", done: "out for delivery" },
    deliver: { name: "Out for delivery", button: "Deliver", done: "delivered" },
  },
  paid: "Paid",
  onKhata: "On khata",
  /** Where no window was promised, of a day that has passed. */
  late: "Late",
  /** Since the end of its window. */
  lateFor: (since: string) => `Late · ${since}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => counted("en", count, { one: "1 day", other: `${count} days` }),
};
