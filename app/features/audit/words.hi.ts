import type { Same } from "#app/values/language.ts";
import { words as regimes } from "#app/values/tax.words.ts";
import { words as marks } from "#app/values/veg-mark.words.ts";
import type { words as english } from "./words.ts";

type Kind = keyof typeof english.kinds;

const nouns: Record<Kind, string> = {
  product: "सामान",
  detail: "ब्रांड",
  pack: "पैक",
  prices: "दाम",
  user: "यूज़र",
  order: "ऑर्डर",
  limits: "लिमिट",
  categories: "कैटेगरी",
  review: "रिव्यू",
  "sign-in": "एडमिन ने",
  password: "पासवर्ड",
  upload: "फ़ोटो",
  search: "खोज का शब्द",
  khata: "उधार खाता",
  day: "दिन",
  delivery: "डिलीवरी",
  tax: "टैक्स सेटिंग",
  "tax-class": "टैक्स क्लास",
  complaint: "शिकायत",
  handover: "जमा कैश",
  samples: "नमूने का सामान",
  shop: "दुकान",
};
const feminine = "limits categories upload delivery tax tax-class complaint shop".split(" ");
/** Each as it ends with a masculine noun and with a feminine one. */
const verbs: Record<string, [string, string]> = {
  created: ["जोड़ा गया", "जोड़ी गई"],
  changed: ["बदला गया", "बदली गई"],
  deleted: ["हटाया गया", "हटाई गई"],
  saved: ["सेव किए गए", "सेव की गई"],
  "set back": ["वापस किए गए", "वापस की गई"],
  "signed in": ["लॉग इन किया", "लॉग इन किया"],
  uploaded: ["अपलोड किया गया", "अपलोड की गई"],
  taught: ["सिखाया गया", "सिखाई गई"],
  forgotten: ["हटाया गया", "हटाई गई"],
  closed: ["बंद किया गया", "बंद की गई"],
};

const ofCustomer = { old: "पुराना", new: "नया" };
const weekdays = ["रवि", "सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"];

/** The forms in which it is kept what of the deliveries was changed. */
const forms: [RegExp, (...found: string[]) => string][] = [
  [/^Windows of the week$/, () => "हफ़्ते के डिलीवरी समय"],
  [/^Opening hours$/, () => "दुकान खुलने का समय"],
  [/^All areas$/, () => "सब इलाके"],
  [/^Area (.+)$/, (area) => `इलाका ${area}`],
  [/^Closed (.+)$/, (day) => `बंद: ${day}`],
  [/^Window (.+), (.+) to (.+)$/, (day, from, to) => `डिलीवरी समय ${day}, ${from} से ${to}`],
];

function changedOfDelivery(text: string): string {
  for (const [form, tell] of forms) {
    const found = form.exec(text);
    if (found) return tell(...found.slice(1));
  }
  return text;
}

const hours = /(\d): (\d+)\.(\d+) to (\d+)\.(\d+)/g;

function hoursOfWeek(text: string): string {
  return text.replace(hours, (_, weekday: string, ...[from, past, to, after]: string[]) => {
    const clock = (hour = "", minute = "") => `${hour}:${minute.padStart(2, "0")}`;
    return `${weekdays[Number(weekday)]} ${clock(from, past)} से ${clock(to, after)}`;
  });
}

const called = (names: Record<string, string>, key: string) => names[key] ?? key;

export const words: Same<typeof english> = {
  kinds: {
    ...nouns,
    "sign-in": "लॉग इन",
    upload: "अपलोड",
    search: "खोज के शब्द",
    khata: "उधार खाते",
    tax: "टैक्स",
    complaint: "शिकायतें",
    handover: "राइडरों का कैश",
  },
  happened: (kind, verb) => {
    const [masculine, ofFeminine] = verbs[verb] ?? [verb, verb];
    return `${nouns[kind]} ${feminine.includes(kind) ? ofFeminine : masculine}`;
  },
  fields: {
    name: "नाम",
    nameHi: "हिन्दी नाम",
    category: "कैटेगरी",
    slug: "पेज का पता",
    brand: "ब्रांड",
    image: "फ़ोटो",
    weight: "वज़न",
    pricePaise: "MRP",
    discountBasisPoints: "छूट",
    dpricePaise: "बेचने का दाम",
    countInStock: "स्टॉक",
    codes: "कोड",
    isAdmin: "एडमिन",
    role: "काम",
    phone: "फ़ोन",
    postalAddress: "पता",
    foodLicence: "फ़ूड लाइसेंस",
    officer: "शिकायत अधिकारी",
    isSetUp: "पहली सुबह का काम पूरा",
    deliveryAddress: "डिलीवरी का पता",
    paid: "पेमेंट हुआ",
    accepted: "मंज़ूर",
    packed: "पैक हुआ",
    dispatched: "भेजा गया",
    delivered: "पहुँच गया",
    isHidden: "छिपा हुआ",
    taxClass: "टैक्स क्लास",
    hsn: "HSN कोड",
    rates: "दरें",
    regime: "GST का तरीका",
    gstin: "GSTIN",
    state: "राज्य",
    hsnDigits: "HSN के अंक",
    series: "सीरीज़",
    creditSeries: "क्रेडिट नोट की सीरीज़",
    upiId: "UPI ID",
    isRounded: "पूरे रुपये",
    isBilingual: "बिल हिन्दी में भी",
    openOrders: "बिना पेमेंट के ऑर्डर",
    openPaise: "बिना पेमेंट के ऑर्डर की कीमत",
    ordersAnHour: "एक घंटे में ऑर्डर",
    packsADay: "एक दिन में पैक",
    codesAnHour: "एक घंटे में कोड",
    complaintDays: "शिकायत के दिन",
    lowStock: "कम माना जाए",
    cancelled: "रद्द",
    settledPaise: "कुल लिया",
    onKhata: "खाते में",
    creditNotes: "क्रेडिट नोट",
    limitPaise: "लिमिट",
    balancePaise: "बाकी उधार",
    remindedOn: "याद दिलाया",
    linkedUntil: "हिसाब का लिंक कब तक",
    isClosed: "बंद",
    floatPaise: "सुबह का कैश",
    expensePaise: "खर्च दिया",
    drawingPaise: "मालिक ने लिया",
    depositPaise: "गल्ले में डाला",
    countedPaise: "गिना हुआ कैश",
    feePaise: "डिलीवरी चार्ज",
    freeFromPaise: "इतने से मुफ़्त",
    minimumPaise: "कम से कम ऑर्डर",
    isActive: "डिलीवरी होती है",
    areas: "इलाके",
    capacity: "जगह",
    isOff: "हटाया गया",
    words: "लिखा हुआ",
    order: "क्रम",
    acknowledged: "दुकान ने देखी",
    settledAs: "कैसे निपटी",
    standingMinutes: "रोज़ के ऑर्डर का समय",
    rider: "राइडर",
    withoutCode: "बिना कोड",
    handedPaise: "जमा किया",
  },
  signedOut: "आप साइन आउट हो चुके हैं, इसलिए कुछ नहीं बदला। कृपया फिर से साइन इन कीजिए।",
  yes: "हाँ",
  no: "नहीं",
  andMore: (names) => `${names} और दूसरे`,
  anotherDevice: "दूसरा ऐप या ब्राउज़र",
  adminsOwn: "एडमिन का अपना",
  ofTheShop: "दुकान की",
  reviewOf: (product) => `${product} पर`,
  meaning: (text, means) => `${text}: ${means}`,
  kept: (text, { kind, field }) => {
    if (kind === "user") return called(ofCustomer, text);
    if (field === "regime") return called(regimes, text);
    if (field === "vegMark") return called(marks, text);
    if (field === "what") return changedOfDelivery(text);
    if (field === "words") return hoursOfWeek(text);
    if (field === "rates") return text.replace(/% from (\S+?)(?=,|$)/g, "% $1 से");
    return field === "device" ? text.replace(/^(.+) on (\w+)$/, "$2 पर $1") : text;
  },
};
