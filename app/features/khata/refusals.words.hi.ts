import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  noEntry: "ऐसी कोई एंट्री नहीं है।",
  reversalStays: "इस एंट्री से कोई और एंट्री वापस ली गई है, इसलिए इसे वापस नहीं लिया जा सकता।",
  takenBackAlready: "यह एंट्री पहले ही वापस ली जा चुकी है।",
  shopOwes: (amount) =>
    `इस खाते पर दुकान को ${amount} लौटाने हैं। लौटाने के बाद ही प्रोफ़ाइल मिटाई जा सकती है।`,
  owed: (amount) => `इस खाते पर ${amount} बाकी हैं। चुकाने के बाद ही प्रोफ़ाइल मिटाई जा सकती है।`,
  overLimit: (amount, limit, owed) =>
    `${amount} और देने से खाता अपनी ${limit} की लिमिट पार कर जाएगा: ${owed} पहले से बाकी हैं।`,
  openingOverLimit: (opening, limit) => `पहले का बाकी ${opening}, ${limit} की लिमिट से ज़्यादा है।`,
  enterName: "कृपया नाम डालिए।",
  enterPhone: "कृपया 10 अंकों का फ़ोन नंबर डालिए।",
  enterOpening: "कृपया 0 से 10,00,000 रुपये तक की रकम डालिए।",
  hasKhata: "इस फ़ोन नंबर का खाता पहले से है।",
  hasAccount: "इस फ़ोन नंबर से ग्राहक की प्रोफ़ाइल है। उसका खाता ‘यूज़र’ पेज से खोलिए।",
  enterAmount: "कृपया रकम रुपयों में डालिए, जैसे 452.50।",
  chooseKind: "कृपया बताइए कि यह क्या है: payment, adjustment या given.",
  chooseMethod: "कृपया चुनिए कि पैसे कैसे मिले।",
  atMost: (most) => `कृपया ज़्यादा से ज़्यादा ${most} अक्षर लिखिए।`,
  writtenMeanwhile:
    "इस बीच इस खाते में कुछ और लिखा गया। कृपया देख लीजिए, और आपका लिखा छूट गया हो तो फिर से लिखिए।",
  remindersByDay: "याद दिलाने का मैसेज सिर्फ़ सुबह 8 से रात 8 बजे के बीच भेजा जाता है।",
  remindedToday: "आज एक बार याद दिलाया जा चुका है।",
  nothingOwed: "कुछ बाकी नहीं है।",
  enterLimit: "कृपया 0 से 10,00,000 रुपये तक की लिमिट डालिए।",
  askFirst: "कृपया पहले ग्राहक से पूछिए।",
};
