import type { Same } from "#app/values/language.ts";
import type { words as english } from "./titles.words.ts";

export const words: Same<typeof english> = {
  homeTitle: "Kirana – आपके मोहल्ले की किराना दुकान",
  homeDescription:
    "आटा, चावल, दाल, तेल, मसाले, नमकीन और घर का सामान आपके मोहल्ले की दुकान से: सही दाम, घर तक डिलीवरी, पेमेंट सामान आने पर कैश या UPI से।",
  category: "कैटेगरी",
  groceries: "किराना",
  describe: (category) =>
    `${category}, आपके मोहल्ले की किराना दुकान से: ब्रांड, पैक और दाम। घर तक डिलीवरी, पेमेंट कैश या UPI से।`,
  all: "सारा सामान",
  allProducts: "सारा सामान",
  goBack: "वापस जाएँ",
  count: (many) => `${many} सामान`,
  search: (keyword) => `खोज: ${keyword}`,
  resultsFor: (keyword) => `“${keyword}” की खोज`,
  noneFound: (keyword) => `“${keyword}” नाम का कोई सामान नहीं मिला`,
  notFound: "पेज नहीं मिला",
  unknown: "यह पेज नहीं है",
  hereInstead: "लिंक पुराना या अधूरा हो सकता है।",
  askOnWhatsApp: "WhatsApp पर पूछें",
  noCategory: "यह कैटेगरी दुकान में नहीं है।",
};
