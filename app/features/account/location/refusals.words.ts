export const words = {
  signInAgain: "Please sign in again.",
};
