import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  invoice: "बिल",
  taxInvoice: "टैक्स इनवॉइस",
  billOfSupply: "बिल ऑफ़ सप्लाई",
  invoiceCumBill: "इनवॉइस-कम-बिल ऑफ़ सप्लाई",
  bill: "बिल",
  creditNote: "क्रेडिट नोट",
  composition: "कंपोज़िशन करदाता, सप्लाई पर टैक्स लेने का हक नहीं",
};
