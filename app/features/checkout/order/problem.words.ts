export const words = {
  messages: {
    "key-used": "You already placed this order. Order again?",
    "price-rose": "Prices have risen since you saw them. Nothing was ordered.",
    "out-of-stock": "There are not enough packs of some products. Nothing was ordered.",
    changed:
      "Your cart or address has changed since this page was shown. Please look at it once more.",
    empty: "Your cart is empty",
    busy: "Your order could not be placed just now, and nothing was ordered. Please try again.",
  },
  thatOrderOrNew: "{order}, or place this one as a new order below.",
  seeThatOrder: "See that order",
  nothingOrdered: "Nothing was ordered.",
  changeAddressOrWindow: "Change address or time",
  changeYourCart: "Change your cart",
  outOfStock: "Out of stock",
  onlyLeft: (left: number) => `Only ${left} left`,
};
