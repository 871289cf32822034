import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  needs: "अभी क्या करना है",
  nothing: "कुछ बाकी नहीं: सब पैक है, पेमेंट आ चुका है, सबको जवाब मिल गया है।",
  late: "देर वाले ऑर्डर",
  complaints: "शिकायतें, जिनका जवाब देना है",
  toGiveBack: "पैसे लौटाने हैं",
  toPack: "ऑर्डर लेने या पैक करने हैं",
  packed: "पैक हैं, भेजने हैं",
  unpaid: "पहुँच गए, पेमेंट बाकी",
  overLimit: "खाते, जो लिमिट से ऊपर हैं",
  dayBefore: (day) => `${day} का रोज़नामचा: कैश नहीं गिना गया`,
  low: "पैक कम बचे या खत्म",
  toClass: "टैक्स क्लास जाँचनी है",
  yesterday: "कल",
  lastWeekday: (weekday) => `पिछले ${weekday}`,
  allPages: "सब पेज",
};
