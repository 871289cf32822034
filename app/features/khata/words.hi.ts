import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  order: (short) => `ऑर्डर ${short}`,
  orderTakenBack: (short) => `ऑर्डर ${short} वापस लिया गया`,
  paid: { cash: "कैश मिला", upi: "UPI से मिला", online: "ऑनलाइन मिला" },
  methods: { cash: "कैश", upi: "UPI से", online: "ऑनलाइन" },
  gave: "दिया",
  yours: {
    paid: { cash: "कैश दिया", upi: "UPI से दिया", online: "ऑनलाइन दिया" },
    gave: "उधार लिया",
  },
  opening: "पहले का बाकी",
  correction: "सुधार",
  takenBackOf: {
    given: "दिया हुआ वापस लिया गया",
    opening: "पहले का बाकी वापस लिया गया",
    payment: "पेमेंट वापस लिया गया",
    adjustment: "सुधार वापस लिया गया",
  },
  takenBack: "वापस लिया गया",
  noKhata: "इस ग्राहक का खाता नहीं है।",
};
