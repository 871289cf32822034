import { counted } from "#app/values/language.ts";

export const words = {
  title: "Pack order – Kirana",
  heading: "Pack order",
  order: "Order {short}, {name}, {phone}",
  orderOf: "Order {short}, {name}",
  ifMissing: (choice: string) => `If something is missing: ${choice}`,
  packed: "Packed",
  notThere: "Not all of it found",
  newTotal: "Goods and delivery",
  found: "This is the pack with the code",
  leftOnShelf: "Left on the shelf",
  notCounted: "Empty: not counted",
  swapFor: "Swap for",
  nothing: "Nothing",
  choice: (goods: string, price: string, left: number) => `${goods}, ${price} (${left} left)`,
  seek: "Look for something else",
  look: "Search",
  noneFound: "Nothing of that is in stock. Please try other words.",
  swapPacks: "How many packs instead",
  asMissing: "Empty: as many as are missing",
  notInOrder: "This pack is not in the order.",
  onlyOrdered: (qty: number) =>
    counted("en", qty, { one: "Only 1 was ordered.", other: `Only ${qty} were ordered.` }),
  nothingMissing: "Nothing of this line is missing.",
  anotherPack: "Please choose another pack.",
  numberTo: (most: number) => `Please enter a number from 0 to ${most}.`,
  noPackId: "There is no such pack.",
  wholeNumber: "Please enter a whole number of packs.",
  atMost: (packs: number) =>
    counted("en", packs, { one: "At most 1 pack.", other: `At most ${packs} packs.` }),
  lackClass: (names: string) =>
    `These goods need a tax class before they are dispatched: ${names}.`,
  nothingPacked: "Nothing is packed",
  wouldCancel: (short: string, name: string) =>
    `Every line is 0, so order ${short} of ${name} would be cancelled, and ${name} would read: “Nothing of it was in stock.” This can't be undone.`,
  cancelIt: "Cancel this order",
  packAgain: "Back to packing",
  isCancelled: "Nothing was packed: the order is cancelled",
  oneLineEach: "Please list each pack only once.",
};
