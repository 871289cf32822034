import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  sheet: "डिलीवरी लिस्ट",
  stops: (count) => `${count} जगह जाना है, लेना है {sum}`,
  stopsOf: (count, all) => `${all} में से ${count} जगह जाना है, लेना है {sum}`,
  chosen: "सिर्फ़ वे, जो काउंटर पर चुने गए।",
  allOfThem: (count) => `सब ${count} दिखाएँ`,
  stopsAlone: (count) => `${count} जगह जाना है`,
  collect: "{sum} लेना है",
  note: (text) => `नोट: ${text}`,
  nothingToCollect: (how) => `${how}, कुछ लेना नहीं`,
  map: "नक्शा",
  allPacked: "जो ऑर्डर पैक हैं या रास्ते में हैं, वे सब। कुछ ही की लिस्ट चाहिए तो काउंटर पर उन्हें टिक कीजिए।",
  nothingPacked: "अभी कोई पैक ऑर्डर पहुँचाना बाकी नहीं। जो पैक होंगे, वे अपने-आप यहाँ आएँगे।",
  noSuchOrder: "ऐसा कोई ऑर्डर नहीं है।",
  noBillYet: "अभी बिल नहीं बना: ऑर्डर भेजते समय बनेगा।",
  shipping: "डिलीवरी चार्ज",
  toPay: "देना है",
};
