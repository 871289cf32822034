import type { Same } from "#app/values/language.ts";
import type { words as english } from "./order-choices.words.ts";

export const words: Same<typeof english> = {
  leave: "उसे छोड़ दें",
  swap: "उससे मिलता-जुलता दे दें",
  call: "मुझे फ़ोन करें",
};
