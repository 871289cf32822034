import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "सामान निकालने की लिस्ट",
  soFar: (picked, packs) => `${packs} में से ${picked} निकाले`,
  ifMissing: (what) => `कुछ न मिले तो: ${what}`,
  note: (text) => `नोट: ${text}`,
  orders: "इस लिस्ट के ऑर्डर",
  packOrder: "ऑर्डर पैक करें",
  fetched: (goods) => `टिक हुआ: ${goods}`,
  keepTicks: "टिक रखें",
  allPicked: "सारा सामान निकल गया।",
  mrp: (price) => `MRP ${price}`,
  allToPack: (count) =>
    counted("hi", count, {
      one: "एक ही ऑर्डर पैक होना है।",
      other: `पैक होने वाले सब ${count} ऑर्डर। कुछ ही की लिस्ट चाहिए तो काउंटर पर उन्हें टिक कीजिए।`,
    }),
  nothingToPick: "अभी कोई ऑर्डर पैक नहीं होना है। नए ऑर्डर अपने-आप यहाँ आते हैं।",
  noSuchOrder: "ऐसा कोई ऑर्डर नहीं है।",
};
