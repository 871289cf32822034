import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "गोपनीयता नीति – Kirana",
  description:
    "Kirana किराना दुकान आपके निजी डेटा का क्या करती है, किसे देती है, कब तक रखती है और कैसे बचाती है, और आपके अधिकार।",
};
