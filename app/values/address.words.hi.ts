import type { Same } from "#app/values/language.ts";
import type { words as english } from "./address.words.ts";

export const words: Same<typeof english> = {
  postalCode: "कृपया 6 अंकों का PIN कोड डालिए, जो 0 से शुरू न हो।",
  landmark: (landmark) => `पास की पहचान: ${landmark}`,
  atTheDoor: (note) => `दरवाज़े पर: ${note}`,
};
