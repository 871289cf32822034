import type { Same } from "#app/values/language.ts";
import type { words as english } from "./profile-button.words.ts";

export const words: Same<typeof english> = {
  profile: "प्रोफ़ाइल",
};
