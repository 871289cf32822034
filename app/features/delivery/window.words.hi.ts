import type { Same } from "#app/values/language.ts";
import type { words as english } from "./window.words.ts";

export const words: Same<typeof english> = {
  asSoonAsPossible: "जितनी जल्दी हो सके",
  by: (day, time) => `${day} ${time} तक`,
  noneFree: "कोई और समय नहीं बचा। ऑर्डर कीजिए, सामान जितनी जल्दी हो सके पहुँचेगा।",
  free: (windows) => `खाली: ${windows}।`,
  freeAndLater: (windows) => `खाली: ${windows} और उसके बाद भी।`,
};
