export const words = {
  takeBack: "Take back",
  question: "Take this entry back?",
  bothStay:
    "The entry stays in the khata, with a second one that takes it back. The customer sees both. If it was an order, that order is unpaid again.",
  takenBack: "The entry is taken back",
};
