export const words = {
  notYourPassword: "This is not your password.",
  deleted: "Your account is deleted",
  onlyAdmin: "You are the shop's only admin. Make another user an admin first.",
};
