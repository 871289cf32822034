import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  enterRupees: "कृपया रुपये डालिए, जैसे 25 या 499.50।",
  line: (number, wrong) => `लाइन ${number}: ${wrong}`,
  fourColumns: (columns) => `कृपया चार कॉलम रखिए: ${columns}।`,
  twice: (postalCode) => `${postalCode} दो बार लिखा है।`,
  atMost: (most) => `कृपया ज़्यादा से ज़्यादा ${most} PIN कोड रखिए।`,
};
