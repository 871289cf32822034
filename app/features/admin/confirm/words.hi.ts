import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "अपना पासवर्ड फिर से डालिए",
  why: "आपने कुछ देर पहले लॉग इन किया था, और यह काम वापस नहीं हो सकता। पासवर्ड डालने पर आगे बढ़ेगा।",
  password: "पासवर्ड",
  confirm: "आगे बढ़ें",
};
