import type { Same } from "#app/values/language.ts";
import type { words as english } from "./fee.words.ts";

export const words: Same<typeof english> = {
  free: "मुफ़्त",
  window: (fee) => `इस समय के लिए ${fee}`,
  freeFrom: (fee, from) => `${fee}, ${from} से मुफ़्त`,
  withWindow: (fee, window) => `${fee}, और इस समय के लिए ${window}`,
};
