import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  today: "आज",
  waiting: {
    newOrders: "नए",
    low: "कम",
    soldOut: "खत्म",
    unclassed: "बिना क्लास के",
  },
};
