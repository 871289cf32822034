import { maxLines } from "#app/values/limits.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  fullCart: `कार्ट में ${maxLines} तरह के पैक ही आ सकते हैं, इससे ज़्यादा नहीं। नया डालने के लिए पहले कोई एक हटाइए।`,
  chooseProduct: "पहले कोई सामान चुनिए।",
  chooseCount: (least, most) => `${least} से ${most} तक पैक चुनिए।`,
  unreadable: "यह फ़ॉर्म पढ़ा नहीं जा सका।",
  partOf: (part, whole, line) => `${whole} में से ${part}: ${line}`,
  moreLines: (count) => `और ${count} लाइन`,
};
