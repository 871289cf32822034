import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  ofCart: "मेरा कार्ट लिस्ट बनाकर रखें",
  ofLastOrder: (day) => `${day} के ऑर्डर से लिस्ट`,
  writeOne: "नई लिस्ट लिखें",
  findThem: "जो लिखेंगे, वह हम ढूँढेंगे; फिर कार्ट को लिस्ट बनाकर रखिए",
  chooseGoods: "सामान चुनकर लिस्ट बनाएँ",
  thenKeep: "कार्ट में डालिए, फिर उसे लिस्ट बनाकर रखिए",
  countPacks: (most) => `1 से ${most} पैक चुनिए।`,
  noPack: "ऐसा कोई पैक नहीं है।",
  noItems: "लिस्ट में कम से कम एक सामान होना चाहिए।",
  eachOnce: "हर पैक एक ही बार लिखिए।",
  enterName: "कृपया लिस्ट को एक नाम दीजिए।",
  atMost: (characters) => `ज़्यादा से ज़्यादा ${characters} अक्षर।`,
  noList: "ऐसी कोई लिस्ट नहीं है।",
  tooManyLists: (most) => `आपकी ${most} लिस्ट हैं। कृपया पहले एक हटाइए।`,
  tooManyLines: (most) => `एक लिस्ट में ज़्यादा से ज़्यादा ${most} सामान हो सकते हैं।`,
};
