import type { Same } from "#app/values/language.ts";
import type { words as english } from "./label.words.ts";

export const words: Same<typeof english> = {
  maker: "बनाने या पैक करने वाले",
  importer: "इंपोर्ट करने वाले",
  originCountry: "किस देश का है",
  vegMark: "शाकाहारी निशान",
  ingredients: "सामग्री",
  shelfLife: "कब तक ठीक रहता है",
  careContact: "ग्राहक सेवा",
  labelNote: "नोट",
};
