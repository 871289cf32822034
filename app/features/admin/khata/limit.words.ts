export const words = {
  khata: "Khata",
  noUser: "There is no such user.",
  saved: "The limit is saved",
  opened: "The khata is open",
  openAKhata: "Open a khata",
  limitOfKhata: "Limit of the khata",
  about: (name: string) =>
    `${name}: orders go on the khata until this much is owed. Lowering the limit changes nothing that is already on it.`,
  owesNow: (name: string) => `${name} owes now`,
  shopOwesNow: (name: string) => `The shop owes ${name} now`,
  limitNow: "Limit",
  overNow: "Over the limit",
  leftNow: "Left to give",
  isStopped: (over: string) =>
    `New credit is stopped until ${over} is paid, or the limit is raised.`,
  limitInRupees: "Limit in rupees",
  hasAgreed: "The customer agreed to have a khata",
  open: "Open the khata",
  save: "Save",
};
