import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  columns: { text: "क्या लिखा", times: "खोजा गया", means: "मतलब" },
  times: (times) => `${times} बार`,
  whatIsMeant: "सामान या कैटेगरी",
  near: (things) => `मिलते-जुलते ${things}`,
  teach: "सिखाएँ",
  maybe: (product) => `${product}?`,
  addGoods: "सामान में जोड़ें",
  ignore: "छोड़ें",
  isIgnored: (text) => `${text} लिस्ट से हट गया, जब तक कोई उसे फिर न खोजे`,
  forget: "हटाएँ",
  isForgotten: "शब्द हटा दिया गया",
  noSuchWord: "सिखाने के लिए ऐसा कोई शब्द नहीं है।",
  nothingCalledSo: "इस नाम से कुछ नहीं है: कोई सामान, कैटेगरी या ऐसा शब्द लिखिए जिससे कुछ मिलता हो।",
  nowMeans: (text, means) => `${text} का मतलब अब ${means} है`,
  about:
    "पिछले 30 दिनों में ग्राहकों ने क्या लिखा जिससे कुछ नहीं मिला, या बस मिलता-जुलता मिला। बताइए उसका मतलब क्या है: कोई सामान, कैटेगरी या दूसरा शब्द।",
  allFound: "सब कुछ मिल गया",
  taught: "सिखाए हुए शब्द",
  nothingYet: "अभी कुछ नहीं",
};
