export const words = {
  signedOut: "You are signed out everywhere.",
};
