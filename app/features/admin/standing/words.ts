import { counted } from "#app/values/language.ts";

export const words = {
  when: "When they are placed",
  hour: "When tomorrow's orders are placed",
  hourHint: "Until then customers can change them.",
  save: "Save",
  saved: "Saved",
  enterTime: "Please enter a time such as 20:00.",
  none: "No customer has a standing order for this day. Here stands what to get ready for those who buy the same every day or week.",
  seeForm: "See the customers' page",
  tomorrow: (day: string) => `For ${day}`,
  orders: (count: number) =>
    counted("en", count, { one: "1 standing order", other: `${count} standing orders` }),
};
