export const words = {
  title: "Confirm your password",
  why: "You signed in a while ago, and this can't be undone. With your password it goes on.",
  password: "Password",
  confirm: "Confirm",
};
