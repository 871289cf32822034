import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about: "पहले ऑर्डर से पहले दुकान को क्या चाहिए और किसलिए। किसी भी क्रम में कर सकते हैं।",
  ownGoods: "आपका अपना सामान",
  ownGoodsFor: "ग्राहक यही देखते हैं। शुरू करने के लिए थोड़ा काफ़ी है, बाकी कभी भी जोड़ सकते हैं।",
  soMany: (products) =>
    counted("hi", products, {
      one: `आपके अपने ${products} सामान।`,
      other: `आपके अपने ${products} सामान।`,
    }),
  samples: (products) =>
    counted("hi", products, {
      one: `दुकान में नमूने का ${products} सामान है। वह हमेशा के लिए हट जाएगा, भले ही आपने उसे बदला हो। कैटेगरी रहेंगी और जो सामान आपने बनाया वह भी।`,
      other: `दुकान में नमूने के ${products} सामान हैं। सब एक साथ हमेशा के लिए हट जाएँगे, वे भी जिन्हें आपने बदला। कैटेगरी रहेंगी और जो सामान आपने बनाया वह भी।`,
    }),
  startWithOwn: "अपने सामान से शुरू करें",
  samplesRemoved: (products) =>
    counted("hi", products, {
      one: `नमूने का ${products} सामान हटाया गया`,
      other: `नमूने के ${products} सामान हटाए गए`,
    }),
  sold: "कुछ बिक चुका है, इसलिए नमूने का सामान अब एक साथ नहीं हट सकता: उसे सामान के पेज पर एक-एक करके मिटाइए।",
  noSamples: "नमूने का कोई सामान अब नहीं है।",
  fromFile: "फ़ाइल से एक साथ बहुत सारा",
};
