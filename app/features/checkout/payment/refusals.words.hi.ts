import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  noPhone: "आपकी प्रोफ़ाइल में फ़ोन नंबर नहीं है।",
  selectMethod: "कृपया पेमेंट का तरीका चुनिए।",
  earlierCancelled: "इस कार्ट का आपका पहला ऑर्डर रद्द हो गया था। नया ऑर्डर करने के लिए ‘आगे बढ़ें’ दबाइए।",
  notStarted: "पेमेंट शुरू नहीं हो पाया। कृपया फिर कोशिश कीजिए।",
};
