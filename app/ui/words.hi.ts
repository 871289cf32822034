import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  loading: "लोड हो रहा है...",
  orderFrom: "यहाँ से ऑर्डर करें",
  orderFromLink: "{link} से ऑर्डर करें",
  call: (phone) => `${phone} पर फ़ोन करें`,
  taxNumber: (number) => `GSTIN: ${number}`,
  foodLicence: (number) => `FSSAI लाइसेंस: ${number}`,
  grievanceOfficer: (name) => `शिकायत अधिकारी: ${name}`,
  allTaxes: "सभी दामों में टैक्स शामिल हैं।",
  fullVersion: "फ़ुल वर्शन",
  lightVersion: "लाइट वर्शन",
  waiting: {
    order: "ऑर्डर अभी नहीं हुआ – नेटवर्क का इंतज़ार है",
    other: "इंटरनेट नहीं है। कुछ भेजा नहीं गया, और आपका लिखा हुआ सुरक्षित है।",
  },
  back: {
    order: "नेटवर्क आ गया है। ऑर्डर करने के लिए बटन फिर दबाइए।",
    other: "नेटवर्क आ गया है। अब आप भेज सकते हैं।",
  },
  titles: {
    400: "यह नहीं हो पाया",
    403: "इसकी अनुमति नहीं है",
    404: "पेज नहीं मिला",
    413: "बहुत बड़ा है",
    415: "यह नहीं हो पाया",
    429: "थोड़ा रुकिए",
  },
  wentWrong: "कुछ गड़बड़ हो गई",
  ours: "गलती हमारी है। थोड़ी देर में फिर कोशिश कीजिए।",
  failed: (failure) => `${failure}। गलती हमारी है। थोड़ी देर में फिर कोशिश कीजिए।`,
  noPage: "ऐसा कोई पेज नहीं है, या वह आपके लिए नहीं है।",
  cartIsKept: "आपका कार्ट सुरक्षित है।",
  cartIsKeptReference: (reference) => `आपका कार्ट सुरक्षित है। संदर्भ नंबर ${reference}`,
  toFirstPage: "अपने पहले पेज पर जाएँ",
  toShop: "दुकान पर जाएँ",
  noConnection: "इंटरनेट नहीं है",
  checkNetwork: "अपना डेटा या वाई-फ़ाई देखें। आपका कार्ट सुरक्षित है।",
  askedBefore: "नेटवर्क आने पर ऑर्डर से पहले आपसे पूछा जाएगा; कोई ऑर्डर दो बार नहीं लगेगा।",
  again: "फिर कोशिश करें",
  toCart: "अपना कार्ट देखें",
};
