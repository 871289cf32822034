import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  lowStock: (most) => `कृपया 0 से ${most} तक पूरी संख्या डालिए।`,
  noneCame: "कम से कम एक पैक के आगे लिखिए कि कितने आए।",
  received: (most) => `कितने पैक आए, कृपया 1 से ${most} तक पूरी संख्या डालिए।`,
};
