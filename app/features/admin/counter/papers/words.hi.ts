import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  sheet: "डिलीवरी लिस्ट",
  stops: (count) => `${count} जगह जाना है, लेना है {sum}`,
  stopsAlone: (count) => `${count} जगह जाना है`,
  collect: "{sum} लेना है",
  note: (text) => `नोट: ${text}`,
  map: "नक्शा",
  chooseAtCounter: "काउंटर पर ऑर्डर चुनिए।",
  noSuchOrder: "ऐसा कोई ऑर्डर नहीं है।",
  noBillYet: "अभी बिल नहीं बना: ऑर्डर भेजते समय बनेगा।",
  shipping: "डिलीवरी चार्ज",
  toPay: "देना है",
};
