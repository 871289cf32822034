import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  newKhata: "खाता खोलें",
  about: "उसके लिए जिसकी यहाँ प्रोफ़ाइल नहीं है। बाद में जो इस फ़ोन नंबर से रजिस्टर करे, वह यह खाता देख सकेगा।",
  whose: "किसका खाता",
  howMuch: "कितना उधार",
  opened: "खाता खुल गया",
  name: "नाम",
  phone: "फ़ोन नंबर",
  limitInRupees: "लिमिट रुपयों में",
  limitHint: "इससे ज़्यादा उधार नहीं दिया जाता।",
  openingInRupees: "पहले से बाकी, रुपयों में (ज़रूरी नहीं)",
  openingHint: "जैसे पुरानी बही से।",
  open: "खाता खोलें",
};
