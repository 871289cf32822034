import type { Same } from "#app/values/language.ts";
import type { words as english } from "./fields.words.ts";

export const words: Same<typeof english> = {
  street: "मकान और गली का पता",
  city: "शहर",
  postalCode: "PIN कोड",
  sixDigits: "6 अंक",
  label: "पते का नाम (ज़रूरी नहीं)",
  labelHint: "जैसे घर या दुकान",
  landmark: "पास की पहचान (ज़रूरी नहीं)",
  landmarkHint: "जैसे पानी की टंकी के सामने",
  doorNote: "डिलीवरी के लिए निर्देश (ज़रूरी नहीं)",
  doorNoteHint: "जैसे दूसरी मंज़िल, घंटी खराब है",
  address: "पता",
  full: (most) => `आपके ${most} पते हो चुके हैं, इससे ज़्यादा नहीं रखे जाते। नया जोड़ने के लिए एक हटाइए।`,
  gone: "यह पता अब नहीं है।",
};
