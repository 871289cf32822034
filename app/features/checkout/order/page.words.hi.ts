import type { Same } from "#app/values/language.ts";
import type { words as english } from "./page.words.ts";

export const words: Same<typeof english> = {
  placeOrder: "ऑर्डर करें",
  orderItems: "ऑर्डर का सामान",
  change: "बदलें",
  changeCart: "कार्ट बदलें",
  shipping: "डिलीवरी",
  changeAddress: "पता बदलें",
  paymentMethod: "पेमेंट का तरीका",
  changeMethod: "तरीका बदलें",
  noteChangeCart: (note) => `${note} – कार्ट बदलें`,
  newPrice: "नया दाम: {old} → {new}",
  orderSummary: "ऑर्डर का हिसाब",
  items: "सामान",
  deliveryWindow: "डिलीवरी के समय का चार्ज",
  saved: "MRP पर आपकी बचत: {amount}",
  allTaxes: "दाम में सभी टैक्स शामिल हैं।",
  acceptAndPlace: "नए दाम पर ऑर्डर करें",
};
