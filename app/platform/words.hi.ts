import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  sendForm: "कृपया फ़ॉर्म भेजिए।",
  formTooLarge: "यह फ़ॉर्म बहुत बड़ा है।",
  formUnreadable: "यह फ़ॉर्म पढ़ा नहीं जा सका।",
  fillIn: "कृपया इसे भरिए।",
  check: "कृपया इसे जाँच लीजिए।",
  notAPerson: "आप इंसान हैं, यह जाँच पूरी नहीं हो पाई। कृपया फिर कोशिश कीजिए।",
  saveAsCsv: "कृपया फ़ाइल को UTF-8 में CSV के रूप में सेव कीजिए।",
  quotationMark: 'कोई कोट का निशान (") छूट गया है या गलत जगह पर है।',
};
