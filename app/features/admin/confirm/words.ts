export const words = {
  notHere: "This page is not here",
  title: "Confirm your password",
  why: "You signed in a while ago. Please enter your password to go on.",
  password: "Password",
  confirm: "Confirm",
};
