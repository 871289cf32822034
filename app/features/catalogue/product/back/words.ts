export const words = {
  willTell: "We'll tell you when it is back.",
};
