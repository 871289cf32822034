import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./problems.words.ts";

export const words: Same<typeof english> = {
  failed: "पेमेंट शुरू नहीं हो पाया",
  noLink: "पेमेंट का लिंक नहीं मिला",
  tooMany: (minutes) =>
    counted("hi", minutes, {
      one: "बहुत बार कोशिश हुई। कृपया एक मिनट बाद फिर कोशिश कीजिए।",
      other: `बहुत बार कोशिश हुई। कृपया ${minutes} मिनट बाद फिर कोशिश कीजिए।`,
    }),
  stockGone: "ऑर्डर का पेमेंट समय पर नहीं हुआ, और अब इसका पूरा सामान स्टॉक में नहीं है:",
  offerUsed:
    "ऑर्डर का पेमेंट समय पर नहीं हुआ, और इस बीच इसका ऑफ़र या सामान किसी और ऑर्डर में चला गया। कृपया फिर से ऑर्डर कीजिए।",
  nothingLeft: "अब कुछ भी देना बाकी नहीं है।",
  allCameBack: "इस ऑर्डर का सारा सामान वापस आ चुका है।",
  kept: "आपके पैसे नहीं कटे, और आपका ऑर्डर सुरक्षित है। कृपया फिर कोशिश कीजिए।",
};
