import type { Same } from "#app/values/language.ts";
import type { words as english } from "./month.words.ts";

const closedDays = (days: number) =>
  days === 1 ? "बंद किए गए 1 दिन का कैश" : `बंद किए गए ${days} दिनों का कैश`;

export const words: Same<typeof english> = {
  month: "महीना",
  monthBefore: "पिछला महीना",
  monthAfter: "अगला महीना",
  asFile: "CSV फ़ाइल डाउनलोड करें",
  nothing: "इस महीने कुछ नहीं हुआ",
  day: "दिन",
  orders: "ऑर्डर",
  counted: "गिना गया",
  difference: "अंतर",
  noCash: "कैश नहीं आया",
  count: "गिनें",
  sold: "इस महीने की बिक्री",
  notClosed: "अभी बंद नहीं",
  all: "पूरा महीना",
  fromSales: "बिक्री से मिले पैसे",
  cameBack: "वापस आया सामान",
  givenApart: "बिना ऑर्डर उधार दिया",
  stillDue: "अभी बाकी, पहले मिले घटाकर",
  paidAhead: "पहले मिले, अभी बाकी घटाकर",
  cameIn: "कुल मिले",
  total: "कुल",
  inAll: "सब मिलाकर",
  expectedThen: "उन दिनों होना चाहिए था",
  sales: "बिक्री",
  inDrawer: "गल्ले में",
  onClosed: (days) => closedDays(days),
  closedDays: (days) => `बंद हुए ${days} दिन`,
  differedOn: ({ short, over, days }) => {
    if (short === 0 && over === 0) return `${closedDays(days)} सही निकला।`;
    if (over === 0) return `${days} में से ${short} दिन कैश कम निकला।`;
    if (short === 0) return `${days} में से ${over} दिन कैश ज़्यादा निकला।`;
    return `${days} में से ${short} दिन कैश कम, ${over} दिन ज़्यादा निकला।`;
  },
  enterCounted: "कृपया गिनी हुई रकम रुपयों में डालिए, जैसे 4520.50।",
};
