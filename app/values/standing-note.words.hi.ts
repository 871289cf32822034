import type { Same } from "./language.ts";
import type { words as english } from "./standing-note.words.ts";

export const words: Same<typeof english> = {
  orderedFor: (day, time) =>
    time === null ? `${day} का नियमित ऑर्डर` : `${day}, ${time} का नियमित ऑर्डर`,
};
