import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  payment: "पेमेंट",
  errorOccurred: "कुछ गड़बड़ हो गई",
  selectMethod: "तरीका चुनिए",
  online: "ऑनलाइन",
  total: "कुल",
  processing: "पेमेंट हो रहा है...",
  continue: "आगे बढ़ें",
};
