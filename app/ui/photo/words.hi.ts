import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  choose: "फ़ोटो चुनें",
  leadsOn: "फिर अगली खाली जगह चुनी जाती है।",
  hint: "JPEG, PNG या WebP, 5 MB तक।",
  preparing: "फ़ोटो तैयार हो रही है…",
  chosen: (file, size) => `${file}, ${size}`,
  shrunk: (file, was, size) => `${file}: ${was} से छोटी करके ${size}`,
};
