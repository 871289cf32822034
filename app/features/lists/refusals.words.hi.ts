import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  noList: "पहले अपनी पर्ची लिखिए।",
  tooLong: "एक पर्ची में 4,000 अक्षर तक आते हैं। इसे दो हिस्सों में भेजिए।",
  tooManyLines: (most) => `एक पर्ची में ${most} लाइन तक आती हैं। इसे दो हिस्सों में भेजिए।`,
};
