import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  today: "आज",
  isBookedOn: (day) => `आज का रोज़नामचा बंद हो चुका है: अब जो आए, वह ${day} में गिना जाएगा।`,
  waiting: {
    toPack: "पैक होने हैं",
    complaints: "जवाब देना है",
    low: "कम",
    toClass: "जाँचने हैं",
  },
};
