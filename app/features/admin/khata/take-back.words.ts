export const words = {
  takeBack: "Take back",
  question: "Take this entry back?",
  bothStay: "Both stay in the khata, and the customer sees both. An order is owed again.",
  takenBack: "The entry is taken back",
};
