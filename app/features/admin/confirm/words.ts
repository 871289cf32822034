export const words = {
  title: "Confirm your password",
  why: "You signed in a while ago, and this can't be undone. Enter your password to go on.",
  password: "Password",
  confirm: "Confirm",
};
