import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "सामान निकालने की लिस्ट",
  ifMissing: (what) => `कुछ न मिले तो: ${what}`,
  note: (text) => `नोट: ${text}`,
  packOrder: "ऑर्डर पैक करें",
  fetched: (goods) => `टिक हुआ: ${goods}`,
  keepTicks: "टिक रखें",
  allPicked: "सारा सामान निकल गया।",
  mrp: (price) => `MRP ${price}`,
  noSuchOrder: "ऐसा कोई ऑर्डर नहीं है।",
};
