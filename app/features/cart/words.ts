import { counted } from "#app/values/language.ts";

/** What every page says of the cart. */
export const words = {
  cart: "Cart:",
  items: (count: number) => counted("en", count, { one: "1 item", other: `${count} items` }),
  notPossible: "This change of your cart was not possible.",
  offline: "No connection. Your changes are kept and will be sent.",
};
