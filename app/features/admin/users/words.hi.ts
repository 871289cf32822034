import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  searchUsers: "यूज़र खोजें",
  searchHint: "फ़ोन या नाम",
  notFound: (text) => `${text} से कोई यूज़र नहीं मिला`,
  noMore: "और कोई यूज़र नहीं",
  columns: { id: "ID", name: "नाम", phone: "फ़ोन", admin: "एडमिन" },
  yes: "हाँ",
  no: "नहीं",
  khata: "खाता",
  khataOf: (name) => `${name} का खाता`,
  edit: "बदलें",
  editName: (name) => `${name} की जानकारी बदलें`,
  delete: "हटाएँ",
  deleteName: (name) => `${name} को हटाएँ`,
  deleteUser: "यूज़र हटाएँ",
  areYouSure: "पक्का हटाना है?",
  whatIsLost: (name, phone) =>
    `${name}, ${phone}, अब लॉग इन नहीं कर पाएँगे। ऑर्डर और रिव्यू रहेंगे, उसी नाम से जिससे किए गए थे।`,
  noAdminDeleted: "एडमिन को हटाया नहीं जा सकता।",
  isDeleted: "यूज़र हटा दिया गया",
  editUser: "यूज़र बदलें",
  editTitle: "यूज़र बदलें",
  noAdminEdited: "एडमिन की जानकारी यहाँ नहीं बदली जा सकती।",
  isUpdated: "यूज़र की जानकारी बदल दी गई",
  name: "नाम",
  phone: "फ़ोन नंबर",
  phoneHint: "कृपया 10 अंकों का फ़ोन नंबर डालिए।",
  isAdmin: "एडमिन है",
  adminHint: "एडमिन दुकान में सब कुछ बदल सकता है, और फिर उसे यहाँ से न बदला जा सकता है न हटाया।",
  update: "सेव करें",
};
