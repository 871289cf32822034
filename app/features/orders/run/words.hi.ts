import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  noRider: "दुकान में ऐसा कोई राइडर नहीं है।",
  cashOrUpi: "कृपया कैश या UPI चुनिए।",
  wrongCode: "यह ग्राहक का कोड नहीं है।",
  tooManyCodes: "बहुत बार गलत कोड डाला गया। कृपया 15 मिनट रुकिए या दुकान को फ़ोन कीजिए।",
  reasonFirst: "कृपया लिखिए कि ग्राहक के कोड के बिना क्यों दे रहे हैं।",
  noHandover: "जमा किया हुआ ऐसा कोई कैश नहीं है।",
  counted: "यह कैश गिना जा चुका है।",
  nothingToCount: "गिनने को कुछ नहीं है: इस बीच कैश जमा हो चुका है।",
  formerRider: "पुराने राइडर",
  whoBrings: "कौन पहुँचाएगा",
  nobody: "अभी कोई नहीं",
  giveToRider: "सेव करें",
  riderSaved: "पहुँचाने वाला सेव हो गया",
  codeForDoor: "डिलीवरी कोड",
  tellCode: (rider) => `${rider} आपका ऑर्डर ला रहे हैं। सामान हाथ में आने पर ही उन्हें यह कोड बताइए।`,
  whyWithoutCode: "ग्राहक के कोड के बिना क्यों",
  with: (rider) => `${rider} के पास`,
};
