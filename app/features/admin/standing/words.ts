import { counted } from "#app/values/language.ts";

export const words = {
  hour: "When tomorrow's orders are placed",
  hourHint: "HH:MM, such as 20:00. Until then customers can change them.",
  save: "Save",
  saved: "Saved",
  enterTime: "Please enter a time such as 20:00.",
  tomorrow: (day: string) => `For ${day}`,
  orders: (count: number) =>
    counted("en", count, { one: "1 standing order", other: `${count} standing orders` }),
};
