import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about: "इस नंबर की प्रोफ़ाइल है तो खाता उससे जुड़ जाता है। नहीं तो ग्राहक के रजिस्टर करने पर दिखेगा।",
  hasAccount: "इस फ़ोन नंबर की प्रोफ़ाइल है: उसका खाता यहाँ खोलें।",
  opened: "खाता खुल गया",
  name: "नाम",
  phone: "फ़ोन नंबर",
  limitInRupees: "लिमिट रुपयों में",
  limitHint: "इससे ज़्यादा उधार नहीं दिया जाता।",
  openingInRupees: "पहले से बाकी, रुपयों में (ज़रूरी नहीं)",
  openingHint: "जैसे पुरानी बही से।",
  open: "खाता खोलें",
};
