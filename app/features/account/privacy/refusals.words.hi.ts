import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  notYourPassword: "यह आपका पासवर्ड नहीं है।",
  deleted: "आपकी प्रोफ़ाइल मिटा दी गई",
  onlyAdmin: "आप दुकान के अकेले एडमिन हैं। पहले किसी और को एडमिन बनाइए।",
};
