import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "जो यहाँ काम करता है, उसकी प्रोफ़ाइल होती है और उसका काम तय होता है। काम बदलते ही वह हर जगह से लॉग आउट हो जाता है।",
  phone: "फ़ोन नंबर",
  role: "काम",
  none: "यहाँ काम नहीं करते",
  mayNothing: "बाकी सबकी तरह ग्राहक।",
  change: "काम बदलें या हटाएँ",
  onlyOwner: "इकलौता मालिक",
  add: "किसी को जोड़ें",
  registerFirst: "पहले वे इसी फ़ोन नंबर से दुकान में रजिस्टर करें।",
  sendLink: "उन्हें WhatsApp पर लिंक भेजें",
  invitation: (address) => `कृपया हमारी दुकान में रजिस्टर कीजिए: ${address}`,
  roleOf: (name) => `${name} का काम`,
  leave: "रहने दें",
  save: "सेव करें",
  addButton: "जोड़ें",
  chooseRole: "कृपया काम चुनिए।",
  notFound: "इस फ़ोन नंबर से कोई प्रोफ़ाइल नहीं है। पहले वे रजिस्टर करें।",
  isNow: (name, role) => `${name}: ${role}।`,
  isCustomer: (name) => `${name} अब यहाँ काम नहीं करते।`,
  columns: { name: "नाम", phone: "फ़ोन", role: "काम" },
  may: {
    owner: "सब कुछ, यह भी कि यहाँ कौन काम करे। सिर्फ़ उसे, जिस पर पूरी दुकान का भरोसा हो।",
    cashier: "ऑर्डर, पैसे, उधार की वसूली, रोज़नामचा; लागत, दाम और सेटिंग नहीं।",
    packer: "ऑर्डर: मंज़ूर करना, पैक करना, भेजना। ग्राहक का फ़ोन और उधार नहीं दिखता।",
    rider: "अपनी डिलीवरी, और उसका कैश।",
  },
};
