export const words = {
  yourAddresses: "Your addresses",
  upTo: (most: number) =>
    `You can save up to ${most} addresses. Orders go to the default one unless you choose another at checkout.`,
  newAddress: "Add a new address",
  backToShipping: "Back to Shipping",
  backToProfile: "Back to My Profile",
  add: "Add address",
  save: "Save address",
  default: "Default",
  delete: "Delete",
  leave: "Leave it as it is",
  notComplete: "This address is not complete. Please complete it before you order.",
  change: "Change",
  makeDefault: "Make default",
  deleted: "The address is deleted",
  defaultChanged: "The default is changed",
  saved: "The address is saved",
};
