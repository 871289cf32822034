import { counted } from "#app/values/language.ts";

export const words = {
  print: "Print",
  pickingList: "Picking list",
  accept: "Accept",
  dispatch: "Dispatch",
  deliverySheet: "Delivery sheet",
  /** What is done, and with which orders. */
  doneWith: "{label} {which}",
  /** A list is of all where it does not say of which. */
  listOf: "{label} {which}",
  all: "all",
  first: (count: number) => `first ${count}`,
  ticked: "ticked",
  dispatchThese: (count: number) =>
    counted("en", count, { one: "Dispatch 1 order?", other: `Dispatch ${count} orders?` }),
  papersIssued: (count: number, due: string) =>
    counted("en", count, {
      one: `Its bill is issued and never changes again. To collect at the door: ${due}.`,
      other: `${count} bills are issued and never change again. To collect at the doors: ${due}.`,
    }),
  papersIssuedAlone: (count: number) =>
    counted("en", count, {
      one: "Its bill is issued and never changes again.",
      other: `${count} bills are issued and never change again.`,
    }),
  accepted: (count: number) =>
    counted("en", count, { one: "1 order accepted.", other: `${count} orders accepted.` }),
  outForDelivery: (count: number) =>
    counted("en", count, {
      one: "1 order out for delivery.",
      other: `${count} orders out for delivery.`,
    }),
};
