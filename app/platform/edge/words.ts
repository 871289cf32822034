export const words = {
  documentLanguage: "en-IN",
  wentWrong: "Something went wrong",
  calm: "Sorry, that was our mistake. Please try again in a moment.",
  cartIsKept: "Your cart is kept.",
  reference: (id: string) => `Reference ${id}`,
  toShop: "Go to the shop",
  exampleValues: (names: string) =>
    `These values are the example's, which work on your own machine only: ${names}`,
  unreadable: "This address can't be read.",
  noFile: "Not found",
  noMethod: "Method not allowed",
  foreignForm: "This form was sent from another site.",
  tooMany: "Too many requests. Please wait a minute.",
};
