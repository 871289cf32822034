import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "आपका रिव्यू",
  rating: "कितने स्टार",
  comment: "सामान कैसा लगा",
  send: "रिव्यू भेजें",
  sent: "रिव्यू के लिए धन्यवाद।",
};
