import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  sums: "जोड़",
  cashExpected: "कैश होना चाहिए",
  counted: "गिना गया {counted}, हिसाब बराबर।",
  countedApart: (difference) => `गिना गया {counted}, फ़र्क ${difference}।`,
  countedBy: (name) => `${name} ने गिना।`,
  closedAt: (moment, name) =>
    name ? `${name} ने ${moment} पर बंद किया।` : `${moment} पर बंद किया गया।`,
  deliveredOrders: (count) => `पहुँचे ऑर्डर (${count})`,
  dayBook: "रोज़नामचा",
  noSuchDay: "बंद करने के लिए ऐसा कोई दिन नहीं है।",
  isClosed: "दिन बंद हो गया",
  withRiders: "राइडरों के पास",
  countNow: (name) => `${name} के पास का कैश गिनें`,
  handsOver: (name, amount) => `${name} ${amount} जमा कर रहे हैं`,
  missing: (name, amount) => `${name}: गिनने पर ${amount} कम निकले`,
  handoverBy: (amount, name) => `${amount} ${name} ने गिने`,
  countIt: "गिने, रुपयों में",
  saveCount: "गिन लिए",
  enterHandedOver: "कृपया गिनी हुई रकम रुपयों में डालिए, जैसे 740।",
  handoverCounted: "गिन लिए: अब गल्ले में हैं",
  whatHappened: "दिन भर का हिसाब",
  nothing: "अभी कुछ नहीं",
  onToday: (day) => `${day}, आज`,
  anotherDay: "कोई और दिन",
  show: "दिखाएँ",
  dayBefore: "पिछला दिन",
  dayAfter: "अगला दिन",
  wholeMonth: "पूरा महीना",
  close: "दिन बंद करें",
  countedInRupees: "गिना हुआ कैश, रुपयों में",
  closeHint:
    "बंद किया हुआ दिन सिर्फ़ 10 मिनट तक फिर खोला जा सकता है; उसके बाद जो आए, वह अगले दिन में लिखा जाता है।",
  closeAnyway: "यह बाकी रहते हुए दिन बंद करें?",
  stillOut: (count, owed) =>
    counted("hi", count, {
      one: `${count} ऑर्डर रास्ते में है, उसका ${owed} बाकी है।`,
      other: `${count} ऑर्डर रास्ते में हैं, उनके ${owed} बाकी हैं।`,
    }),
  stillUnpaid: (count, owed) =>
    counted("hi", count, {
      one: `${count} पहुँचे ऑर्डर का पैसा बाकी है: ${owed}।`,
      other: `${count} पहुँचे ऑर्डरों का पैसा बाकी है: ${owed}।`,
    }),
  openAgain: "दिन फिर खोलें",
  isOpen: "दिन फिर खुल गया",
};
