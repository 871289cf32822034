import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  upload: "CSV अपलोड करें",
  howToUpload: (mostPacks) =>
    `हर पैक की एक लाइन, एक बार में ज़्यादा से ज़्यादा ${mostPacks} पैक। सामान slug से पहचाना जाता है, ब्रांड नाम से, पैक मात्रा और यूनिट से: जो पहले से है वह बदलता है, बाकी नया जुड़ता है। फ़ाइल में एक भी गलती हो तो कुछ नहीं बदलता।`,
  columnsOfFile: (needed, optional) => `कॉलम: ${needed}; और चाहें तो ${optional}।`,
  howItIsRead: "फ़ाइल कैसे पढ़ी जाती है",
  choose: "फ़ाइल चुनें",
  file: "CSV फ़ाइल",
  download: "CSV डाउनलोड करें",
  whatIsDownloaded: "सारा सामान, ब्रांड और पैक जैसे अभी हैं; स्प्रेडशीट में बदलकर फिर से अपलोड करने के लिए।",
  nothingImported: (count) =>
    counted("hi", count, {
      one: `कुछ नहीं बदला: इस फ़ाइल में ${count} गलती है।`,
      other: `कुछ नहीं बदला: इस फ़ाइल में ${count} गलतियाँ हैं।`,
    }),
  columns: { line: "लाइन", column: "कॉलम", reason: "वजह" },
  andMore: (count) => `और ${count}।`,
  tooLarge: "यह फ़ाइल 1 MB से बड़ी है: इसे बाँट दीजिए।",
  chooseFile: "कृपया कोई फ़ाइल चुनिए।",
  confirmFirst: "पहले अपना पासवर्ड डालिए, फिर फ़ाइल दोबारा चुनिए।",
  chooseAgain: "यह फ़ाइल अब नहीं है: कृपया फिर से चुनिए।",
  otherPrograms:
    "Excel या Vyapar जैसे दूसरे प्रोग्राम का आपका सामान, CSV में सेव किया हुआ। कॉलम के नाम अलग हों तो पूछा जाएगा कि कौन सा कॉलम क्या है।",
  template: "खाली फ़ाइल से शुरू करें",
  aboutTemplate:
    "इसकी पहली लाइन में कॉलम के नाम हैं। उसके नीचे हर पैक की एक लाइन लिखिए, जैसे: Whole Wheat Atta, Flours, Aashirvaad, 5, kg, 275।",
  downloadTemplate: "खाली फ़ाइल डाउनलोड करें",
  notImported: (rows) =>
    counted("hi", rows, {
      one: `${rows} लाइन इंपोर्ट नहीं हुई।`,
      other: `${rows} लाइनें इंपोर्ट नहीं हुईं।`,
    }),
  downloadRest: "ये लाइनें डाउनलोड करें",
  whichColumn: "कौन सा कॉलम क्या है?",
  aboutColumns:
    "इस फ़ाइल के कॉलम दुकान के कॉलम से अलग हैं। नाम, कैटेगरी और दाम ज़रूरी हैं। क्या बदलेगा, यह देखने से पहले कुछ भी इंपोर्ट नहीं होता।",
  leftOut: (names) => `जब तक आप न चुनें, ये छोड़ दिए जाएँगे: ${names}।`,
  columnNames: {
    name: "नाम",
    slug: "पेज का पता (slug)",
    category: "कैटेगरी",
    brand: "ब्रांड",
    quantity: "पैक में मात्रा",
    units: "यूनिट",
    price: "MRP",
    dprice: "बेचने का दाम",
    Discount: "छूट प्रतिशत में",
    countInStock: "स्टॉक में पैक",
    picture: "फ़ोटो",
    nameHi: "हिन्दी नाम",
    codes: "बारकोड",
    taxClass: "टैक्स क्लास",
  },
  notInFile: "इस फ़ाइल में नहीं",
  oneInEach: "इस फ़ाइल में नहीं: हर पैक में 1",
  columnNumber: (place) => `कॉलम ${place}`,
  otherCategory: "जहाँ दुकान में वह कैटेगरी न हो",
  noOtherCategory: "वह लाइन छोड़ दें",
  checkFile: "फ़ाइल जाँचें",
  chooseName: "कृपया नाम वाला कॉलम चुनिए।",
  chooseCategory: "कृपया कैटेगरी वाला कॉलम चुनिए, या साथ में कोई एक कैटेगरी।",
  choosePrice: "कृपया MRP वाला कॉलम चुनिए, या बेचने के दाम वाला।",
  columnTwice: (name) => `यह कॉलम पहले ही चुना है: ${name}।`,
  beforeImport: "इंपोर्ट से पहले",
  nothingWrong: "इस फ़ाइल में कोई गलती नहीं है, और अभी कुछ इंपोर्ट नहीं हुआ।",
  othersComeBack:
    "सही लाइनें अभी इंपोर्ट हो सकती हैं। बाकी लाइनें एक फ़ाइल में मिलेंगी: ठीक करके फिर अपलोड कीजिए।",
  joining: "जो सामान पहले से है, उसकी लाइनें",
  aboutJoining: "यह सामान दुकान में पहले से है। लाइन में जो लिखा है वह बदलेगा; जो खाली है वह वैसा ही रहेगा।",
  joinColumns: { line: "लाइन", inFile: "फ़ाइल में", inShop: "दुकान में", pack: "पैक" },
  newPack: "नया",
  knownPack: "पहले से है",
  whatUnit: (said) => `“${said}” क्या है?`,
  aboutUnit: "ग्राहक किलो, लीटर और पीस के दाम दुकान की अपनी यूनिट में देखते हैं।",
  unitAsItIs: (said) => `${said}, जैसा लिखा है`,
  importGood: (rows) =>
    counted("hi", rows, {
      one: `${rows} सही लाइन इंपोर्ट करें`,
      other: `${rows} सही लाइनें इंपोर्ट करें`,
    }),
};
