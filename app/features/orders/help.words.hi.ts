import type { Same } from "#app/values/language.ts";
import type { words as english } from "./help.words.ts";

export const words: Same<typeof english> = {
  questions: "इस ऑर्डर के बारे में कुछ पूछना है?",
  anyQuestions: "कुछ पूछना है?",
  wrong: "कुछ गड़बड़ है या कम आया है?",
  tellUs: "हमें बताएँ: हम सामान फिर भेजेंगे या पैसे लौटा देंगे।",
  about: (short) => `मेरे ऑर्डर ${short} के बारे में: `,
  call: (phone) => `${phone} पर फ़ोन करें`,
  message: "WhatsApp पर लिखें",
  giveBack: "सामान वापस करें",
  keepAsList: "लिस्ट बनाकर रखें",
  complain: "गड़बड़ बताएँ",
  isLate: "माफ़ कीजिए, देर हो रही है।",
  askWhen: "दुकान से पूछिए।",
  rate: "रेटिंग दें",
  yourRating: (stars) => `★ ${stars} · आपकी रेटिंग`,
};
