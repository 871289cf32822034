import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  empty: "कम से कम एक पैक जोड़िए।",
  gone: "इनमें से कुछ सामान अब नहीं बिकता। बिक्री फिर से देखिए।",
  changed: "दाम बदल गए हैं। बिक्री फिर से देखिए।",
  noStock: (pack) => `${pack}: स्टॉक खत्म`,
  onlyLeft: (pack, left) => `${pack}: सिर्फ़ ${left} बचे`,
  given: "यह कुल से कम है।",
  whose: "जिस ग्राहक के खाते में जाए, उसका फ़ोन नंबर डालिए।",
  noKhata: "इस फ़ोन नंबर का कोई खाता नहीं है।",
  overLimit: "इससे खाते की लिमिट पार हो जाएगी।",
  noTaxClass: "इनमें से कुछ सामान की टैक्स क्लास नहीं है। टैक्स के पेज पर चुनिए।",
  keyUsed: "यह बिक्री पहले ही दूसरे सामान के साथ हो चुकी है। पिछली बिक्री देखिए।",
};
