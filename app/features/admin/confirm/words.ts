export const words = {
  title: "Confirm your password",
  why: "You signed in a while ago. Please enter your password to go on.",
  password: "Password",
  confirm: "Confirm",
};
