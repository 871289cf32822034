import { counted } from "#app/values/language.ts";

export const words = {
  sheet: "Delivery sheet",
  /** With the sum in its place. */
  stops: (count: number) =>
    counted("en", count, {
      one: "1 stop, to collect {sum}",
      other: `${count} stops, to collect {sum}`,
    }),
  stopsAlone: (count: number) => counted("en", count, { one: "1 stop", other: `${count} stops` }),
  collect: "Collect {sum}",
  note: (text: string) => `Note: ${text}`,
  map: "Map",
  chooseAtCounter: "Choose orders at the counter.",
  noSuchOrder: "There is no such order.",
  noBillYet: "No bill yet: it is issued at dispatch.",
  shipping: "Shipping",
  toPay: "To pay",
};
