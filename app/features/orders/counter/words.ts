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
  /** Of a window that is over, or where none was promised of hours that have passed: since that, or since it was ordered. */
  late: (since: string) => `Late · ${since}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => counted("en", count, { one: "1 day", other: `${count} days` }),
};
