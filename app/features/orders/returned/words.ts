import { counted } from "#app/values/language.ts";

export const words = {
  title: "Goods came back – Kirana",
  heading: "Goods came back",
  offKhata: "The money comes off the khata.",
  lessToPay: "The order costs that much less.",
  handBack: "Hand the money back to the customer.",
  goesBack: "The money goes back by itself, the way it was paid.",
  noBill: "There is no such bill.",
  written: "The credit note is written",
  nothingLeft: "Order {short}: nothing of it can come back.",
  order: "Order {short}",
  isFinal: "A credit note can't be changed later.",
  cameBack: "Came back",
  each: (price: string, left: number) => (left === 1 ? price : `${price} each`),
  sums: {
    offKhata: "Off the khata",
    lessToPay: "Less to pay",
    handBack: "Give back",
    goesBack: "Give back",
  },
  workOut: "Work out the sum",
  write: "Write credit note",
  howMany: (left: number) =>
    counted("en", left, {
      one: "Did it come back? Then enter 1",
      other: `How many of the ${left} came back?`,
    }),
  feeBack: "Is the delivery charge given back? Then enter 1",
  delivery: "Delivery",
  condition: "How is it?",
  onShelf: "To the shelf",
  spoilt: "Spoilt",
  numberTo: (left: number) => `Please enter a number from 0 to ${left}.`,
  enterSomething: "Please enter what came back.",
};
