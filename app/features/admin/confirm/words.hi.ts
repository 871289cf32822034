import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  notHere: "यह पेज यहाँ नहीं है",
  title: "अपना पासवर्ड फिर से डालिए",
  why: "आपने कुछ देर पहले लॉग इन किया था। आगे बढ़ने के लिए कृपया पासवर्ड डालिए।",
  password: "पासवर्ड",
  confirm: "आगे बढ़ें",
};
