export const words = {
  chooseOne: "Please choose हिन्दी or English.",
};
