export const words = {
  sendByPost: "Send a position with POST.",
  signInAgain: "Please sign in again.",
};
