import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  upload: "CSV अपलोड करें",
  howToUpload: (mostPacks) =>
    `हर पैक की एक लाइन, एक बार में ज़्यादा से ज़्यादा ${mostPacks} पैक। सामान slug से पहचाना जाता है, ब्रांड नाम से, पैक मात्रा और यूनिट से: जो पहले से है वह बदलता है, बाकी नया जुड़ता है। फ़ाइल में एक भी गलती हो तो कुछ नहीं बदलता।`,
  columnsOfFile: (needed, optional) => `कॉलम: ${needed}; और चाहें तो ${optional}।`,
  file: "CSV फ़ाइल",
  download: "CSV डाउनलोड करें",
  whatIsDownloaded: "सारा सामान, ब्रांड और पैक जैसे अभी हैं; स्प्रेडशीट में बदलकर फिर से अपलोड करने के लिए।",
  nothingImported: (count) =>
    counted("hi", count, {
      one: `कुछ नहीं बदला: इस फ़ाइल में ${count} गलती है।`,
      other: `कुछ नहीं बदला: इस फ़ाइल में ${count} गलतियाँ हैं।`,
    }),
  columns: { line: "लाइन", column: "कॉलम", reason: "वजह" },
  andMore: (count) => `और ${count}।`,
  tooLarge: "यह फ़ाइल 1 MB से बड़ी है: इसे बाँट दीजिए।",
  chooseFile: "कृपया कोई फ़ाइल चुनिए।",
  confirmFirst: "पहले अपना पासवर्ड डालिए, फिर फ़ाइल दोबारा चुनिए।",
};
