export const words = {
  onTheirs: "On the customer's khata: {amount}",
  onYours: "On your khata: {amount}. {link}",
  see: "See your khata",
  done: "The order is on the khata",
};
