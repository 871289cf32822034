import { counted } from "#app/values/language.ts";

/** What every page says of the cart. */
export const words = {
  cart: "Cart:",
  toCart: "Cart",
  items: (count: number) => counted("en", count, { one: "1 item", other: `${count} items` }),
  notPossible: "Your cart could not be changed.",
  offline: "You're offline. Your changes are kept and will be sent later.",
};
