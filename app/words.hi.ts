import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  notFound: "नहीं मिला – Kirana",
  skip: "सीधे पेज के मुख्य हिस्से पर जाएँ",
  admin: "एडमिन",
  allProducts: "सारा सामान",
  terms: "नियम और शर्तें",
  privacy: "गोपनीयता नीति",
};
