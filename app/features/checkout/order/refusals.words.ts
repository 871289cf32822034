export const words = {
  cartEmpty: "Your cart is empty",
  someProduct: "A product in your cart",
  delivery: "Delivery",
  windowClosed: "This delivery time is closed",
  chooseOne: "Please choose one.",
  atMost: (most: number) => `Please use at most ${most} characters.`,
};
