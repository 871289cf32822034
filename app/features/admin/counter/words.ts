import { counted } from "#app/values/language.ts";

export const words = {
  groups: "Groups",
  none: "None",
  packsLow: (count: number) =>
    counted("en", count, { one: "1 pack low", other: `${count} packs low` }),
  choose: (order: string) => `Choose ${order}`,
  toCollect: "due",
  deliveredUnpaid: "Delivered, unpaid",
  /** Of those that are delivered, in short. */
  unpaid: "Unpaid",
  allUnpaid: "All unpaid",
  cash: "Cash",
  upi: "UPI",
  khata: "Khata",
  withoutMoney: "unpaid",
  items: (count: number) => counted("en", count, { one: "1 item", other: `${count} items` }),
  deliveredPaidBy: "Delivered, paid by:",
  callAbout: (order: string) => `Call about ${order}`,
  short: "Some missing",
  lacksTaxClass: "Some of it has no tax class: it can be packed, but not dispatched.",
  /** After the order's number. */
  deliveredWithCash: "delivered, cash received",
  deliveredWithUpi: "delivered, UPI received",
  deliveredOnKhata: "delivered, on the khata",
  addReference: "Add the reference",
  undo: "Undo",
  toCounter: "Back to the counter",
  printList: "Print",
  tellPhone: "Notices on this phone, even when it is locked",
  stopTelling: "Stop notices on this phone",
};
