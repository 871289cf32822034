import { counted } from "#app/values/language.ts";

export const words = {
  print: "Print",
  pick: "Pick",
  accept: "Accept",
  dispatch: "Dispatch",
  sheet: "Sheet",
  /** What is done, and with which orders. */
  doneWith: "{label} {which}",
  all: "all",
  first: (count: number) => `first ${count}`,
  ticked: "ticked",
  accepted: (count: number) =>
    counted("en", count, { one: "1 order accepted.", other: `${count} orders accepted.` }),
  outForDelivery: (count: number) =>
    counted("en", count, {
      one: "1 order out for delivery.",
      other: `${count} orders out for delivery.`,
    }),
};
