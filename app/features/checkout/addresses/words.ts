export const words = {
  yourAddresses: "Your addresses",
  upTo: (most: number) =>
    `You can keep up to ${most} addresses. Orders go to the default unless you choose another at shipping.`,
  newAddress: "New address",
  backToShipping: "Back to Shipping",
  backToProfile: "Back to My Profile",
  add: "Add address",
  save: "Save address",
  default: "Default",
  delete: "Delete",
  leave: "Leave it as it is",
  notComplete: "Not complete yet: change it before you order to it.",
  change: "Change",
  makeDefault: "Make default",
  deleted: "The address is deleted",
  defaultChanged: "The default is changed",
  saved: "The address is saved",
};
