import { counted } from "#app/values/language.ts";

export const words = {
  sheet: "Delivery sheet",
  /** With the sum in its place. */
  stops: (count: number) =>
    counted("en", count, {
      one: "1 stop, to collect {sum}",
      other: `${count} stops, to collect {sum}`,
    }),
  /** Of some that were chosen. */
  stopsOf: (count: number, all: number) => `${count} of ${all} stops, to collect {sum}`,
  chosen: "Only those chosen at the counter.",
  allOfThem: (count: number) => `Show all ${count}`,
  stopsAlone: (count: number) => counted("en", count, { one: "1 stop", other: `${count} stops` }),
  collect: "Collect {sum}",
  note: (text: string) => `Note: ${text}`,
  /** Of what is paid, or on the khata. */
  nothingToCollect: (how: string) => `${how}, nothing to collect`,
  map: "Map",
  allPacked:
    "All that are packed or on their way. For some of them alone, tick those at the counter.",
  nothingPacked: "No order is packed and waits to be brought. Packed ones come here by themselves.",
  noSuchOrder: "There is no such order.",
  noBillYet: "No bill yet: it is issued at dispatch.",
  shipping: "Delivery",
  toPay: "To pay",
};
