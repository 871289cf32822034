import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about: (lowStock) => `${lowStock} या कम बचे हैं, या इसी रफ़्तार से हफ़्ते भर में खत्म हो जाएँगे।`,
  columns: {
    pack: "पैक",
    lasts: "कितने दिन चलेगा",
    price: "दाम",
    stock: "स्टॉक",
    sold: "30 दिन में बिके",
  },
  parts: { out: "स्टॉक खत्म", soon: "हफ़्ते भर में खत्म होंगे", slow: "कम हैं, पर जल्दी नहीं" },
  days: (days) => `${days} दिन`,
  sells: (packs, days) => `महीने में ${packs} बिकते हैं · ${days} दिन चलेगा`,
  sendList: "लिस्ट WhatsApp पर भेजें",
  pleaseSend: "कृपया हमें भेजिए:",
  received: "नए आए पैक",
  addAll: "सब जोड़ें",
  added: (packs) => counted("hi", packs, { one: "1 पैक जोड़ा", other: `${packs} पैक जोड़े` }),
  sentAnother: "ये पैक पहले दूसरी गिनती के साथ जोड़े जा चुके हैं। नीचे स्टॉक देखिए।",
  nothingLow: "कुछ भी कम नहीं है",
  thereAreMore: "और भी हैं; ये सबसे पहले खत्म होंगे।",
  notSold: "30 दिन में नहीं बिका",
  lowFrom: "इतने पैक बचें तो कम",
  lowFromHint: "जिन पैक का अपना नंबर नहीं है, उन सबके लिए।",
  find: "पैक खोजें",
  findHint: "नाम या कोड",
  noneFound: (text) => `${text} का कोई पैक नहीं मिला`,
  findByName: (code) =>
    `कोड ${code} अभी किसी पैक का नहीं है। पैक को नाम से खोजिए, फिर कोड उसके साथ जोड़िए।`,
};
