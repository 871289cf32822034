import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  productId: "सामान की ID",
  productIdRequired: "कृपया सामान की ID डालिए।",
  productIdToDelete: "हटाने के लिए कृपया सामान की ID डालिए।",
  detailId: "ब्रांड की ID",
  detailIdRequired: "कृपया ब्रांड की ID डालिए।",
  whereIdsStand: "ID सामान की लिस्ट में लिखी हैं।",
  continue: "आगे बढ़ें",
  areYouSure: "पक्का हटाना है?",
  yesDelete: "हाँ, हटाएँ",
  isDeleted: "सामान हटा दिया गया",
  createProduct: "सामान जोड़ें",
  createDetail: "नया ब्रांड",
  createFinancial: "नया पैक",
  deleteProduct: "सामान हटाएँ",
  deleteDetail: "ब्रांड हटाएँ",
  newProduct: "नया सामान जोड़ना है?",
  beginsAsDraft:
    "यह पहले ड्राफ़्ट रहेगा, एक ब्रांड और एक खाली पैक के साथ। किसी पैक का दाम डालते ही ग्राहकों को दिखेगा।",
  yesCreate: "हाँ, जोड़ें",
  whichGetsDetail: "किस सामान में नया ब्रांड जोड़ना है?",
  whichGetsPack: "किस ब्रांड में नया पैक जोड़ना है?",
  whichProduct: "कौन सा सामान हटाना है?",
  whichDetail: "कौन सा ब्रांड हटाना है?",
  sureProduct: "यह सामान पक्का हटाना है?",
  productGoes: (name, details, packs) =>
    `${name}: इसके ${details} ब्रांड और ${packs} पैक भी हट जाएँगे। जिन कार्ट में यह है वहाँ बता दिया जाएगा, हो चुके ऑर्डर में यह रहेगा।`,
  detailGoes: (name) =>
    `${name} अपने सब पैक के साथ हट जाएगा। जिन कार्ट में यह है वहाँ बता दिया जाएगा, हो चुके ऑर्डर में यह रहेगा।`,
  isLastDetail: "यह इस सामान का आखिरी ब्रांड है: इसके साथ सामान भी हट जाएगा।",
};
