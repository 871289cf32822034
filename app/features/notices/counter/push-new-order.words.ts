import { counted } from "#app/values/language.ts";

export const words = {
  newOrder: "New order",
  amountAndItems: (amount: string, count: number) =>
    `${amount}, ${counted("en", count, { one: "1 item", other: `${count} items` })}`,
};
