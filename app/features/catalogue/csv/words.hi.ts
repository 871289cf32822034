import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  atMost: (characters) => `ज़्यादा से ज़्यादा ${characters} अक्षर लिखिए।`,
  smallLetters: "छोटे अक्षर, अंक और हाइफ़न ही लिखिए।",
  checkCell: "यह खाना जाँचिए।",
  noSlug: "इस नाम में कोई अक्षर या अंक नहीं है: slug लिखिए।",
  otherName: (line) => `लाइन ${line} में इसी slug का दूसरा नाम है।`,
  otherHindiName: (line) => `लाइन ${line} में इसी सामान का दूसरा हिन्दी नाम है।`,
  otherCategory: (line) => `लाइन ${line} में इसी सामान की दूसरी कैटेगरी है।`,
  otherForBrand: (line, column) => `लाइन ${line} में इसी ब्रांड का ${column} अलग है।`,
  packTwice: (line) => `यह पैक लाइन ${line} में पहले से है।`,
  noPacks: "फ़ाइल में कोई पैक नहीं है।",
  tooManyPacks: (most) => `यहाँ एक फ़ाइल में ${most} पैक तक आते हैं: इसे बाँट दीजिए।`,
  otherCells: (cells, columns) => `इस लाइन में ${cells} खाने हैं, पहली लाइन में ${columns}।`,
  missingColumn: "यह कॉलम नहीं है।",
  unknownColumn: "यह कॉलम पहचाना नहीं गया।",
  doubleColumn: "यह कॉलम दो बार है।",
  noPriceAgain: "दाम वापस 0 नहीं हो सकता।",
  busy: "अभी सामान की लिस्ट में बहुत कुछ बदल रहा है, इसलिए कुछ भी इंपोर्ट नहीं हुआ। फिर कोशिश कीजिए।",
  newProducts: (count) => `${count} नए सामान`,
  changedProducts: (count) => `${count} बदले सामान`,
  newPacks: (count) => `${count} नए पैक`,
  changedPacks: (count) => `${count} बदले पैक`,
  nothingChanged: "कुछ नहीं बदला",
  packsRead: (count, changes) => `${count} पैक पढ़े: ${changes}`,
};
