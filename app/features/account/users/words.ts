export const words = {
  enterPhone: "Please enter a valid 10-digit phone number.",
  trueOrFalse: "Please say true or false.",
  noUser: "There is no such user.",
  adminStays: "An admin can't be deleted.",
  adminNotHere: "An admin can't be edited here.",
  chooseRole: "Please choose owner, cashier, packer, rider or none.",
  lastOwner: "The shop needs an owner: make somebody else one first.",
  phoneTaken: "Another user has this phone number.",
};
