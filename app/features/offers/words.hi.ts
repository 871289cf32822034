import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  code: (code) => `कोड ${code}`,
  percentOff: (percent) => `${percent} % की छूट`,
  amountOff: (amount) => `${amount} की छूट`,
  from: (what, smallest) => `${smallest} या ज़्यादा के सामान पर ${what}`,
  buyGet: (buy, free) => `${buy} खरीदिए, ${free} मुफ़्त पाइए`,
  unknown: (code) => `कोड ${code} हमारे पास नहीं है।`,
  over: (day) => `यह कोड ${day} तक के ऑर्डर के लिए था।`,
  tooSmall: (smallest) => `यह कोड ${smallest} या उससे ज़्यादा के ऑर्डर के लिए है।`,
  used: "आप यह कोड इस्तेमाल कर चुके हैं।",
  usedUp: "यह कोड पूरा इस्तेमाल हो चुका है।",
  firstOrder: "यह कोड पहले ऑर्डर के लिए है।",
  begins: (day) => `यह कोड ${day} से शुरू होगा।`,
  changed: "छूट बदल गई है। अपना ऑर्डर फिर से देखिए।",
  tooMany: "बहुत बार गलत कोड डाला गया। दस मिनट बाद फिर कोशिश कीजिए।",
};
