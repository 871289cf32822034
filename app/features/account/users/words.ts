export const words = {
  enterPhone: "Please enter a valid 10-digit phone number.",
  trueOrFalse: "Please say true or false.",
  noUser: "There is no such user.",
  adminStays: "An admin can't be deleted.",
  adminNotHere: "An admin can't be edited here.",
  phoneTaken: "Another user has this phone number.",
};
