import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  documentLanguage: "hi",
  wentWrong: "कुछ गड़बड़ हो गई",
  calm: "गलती हमारी है। थोड़ी देर में फिर कोशिश कीजिए।",
  cartIsKept: "आपका कार्ट सुरक्षित है।",
  reference: (id) => `संदर्भ नंबर ${id}`,
  toShop: "दुकान पर जाएँ",
  exampleValues: (names) => `ये मान उदाहरण के हैं, जो सिर्फ़ अपने कंप्यूटर पर चलते हैं: ${names}`,
  unreadable: "यह पता पढ़ा नहीं जा सका।",
  noFile: "नहीं मिला",
  noMethod: "यह तरीका यहाँ नहीं चलता",
  foreignForm: "यह फ़ॉर्म किसी दूसरी साइट से भेजा गया था।",
  tooMany: "बहुत बार कोशिश हुई। एक मिनट रुकिए।",
};
