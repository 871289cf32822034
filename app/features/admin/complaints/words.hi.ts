import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  none: "किसी ने शिकायत नहीं की। ग्राहक ऑर्डर के बारे में जो लिखते हैं, वह यहाँ आता है; जवाब 48 घंटे में देना है।",
  seeForm: "ग्राहकों का फ़ॉर्म देखें",
  isNew: "नई",
  isAnswered: "देख रहे हैं",
  overdue: "देर हो गई",
  answerBy: (moment) => `${moment} तक जवाब दीजिए`,
  wished: (wish) => `चाहते हैं: ${wish}`,
  settleBy: (day) => `${day} तक निपटाइए`,
};
