export const words = {
  tooManyChanges: "Too many changes. Please try again later.",
  notYourPassword: "This is not your password.",
  updated: "Profile updated successfully",
  enterName: "Please enter your name.",
  passwordsDiffer: "Passwords do not match",
};
