/** What a list measures in: grams, millilitres and pieces. */
export type Unit = "g" | "ml" | "pcs";
export type Measure = { unit: Unit; factor: number };

const rows: [string, Measure][] = [
  [
    "kg kgs kilo kilos kilogram kilograms kilogramme kelo keelo केजी किलो किग्रा किलोग्राम কেজি কিলো કિલો કિગ્રા ਕਿਲੋ கிலோ కిలో కేజీ ಕೆಜಿ ಕಿಲೋ കിലോ",
    { unit: "g", factor: 1000 },
  ],
  [
    "g gm gms gr grm grms gram grams gramme ग्राम ग्रॅम ग्रा গ্রাম ગ્રામ ਗ੍ਰਾਮ கிராம் గ్రాము గ్రాములు ಗ್ರಾಂ ഗ്രാം",
    { unit: "g", factor: 1 },
  ],
  [
    "l lt ltr ltrs lit lits liter liters litre litres litar litars liitar leetar leter लीटर लिटर ली লিটার લિટર ਲੀਟਰ லிட்டர் లీటరు లీటర్ ಲೀಟರ್",
    { unit: "ml", factor: 1000 },
  ],
  ["ml mls mili milli millilitre millilitres मिली मिलि एमएल এমএল", { unit: "ml", factor: 1 }],
  ["dozen dozens doz dz darjan darzan durjan दर्जन डझन ডজন ડઝન", { unit: "pcs", factor: 12 }],
  ["pc pcs piece pieces pis pees nag nos नग पीस", { unit: "pcs", factor: 1 }],
];

const measures = new Map(
  rows.flatMap(([words, measure]) =>
    words.split(" ").map((word): [string, Measure] => [word.normalize("NFC"), measure]),
  ),
);

const wordsOf = (text: string) => new Set(text.split(" ").map((word) => word.normalize("NFC")));

/** These count packs on either side of their number. */
const surePacks = wordsOf("pkt pkts paket packet packets pack packs pk पैकेट पैक पॅकेट প্যাকেট પેકેટ");
/** And these only behind it, as many a product is called so: garbage bag, lunch box. */
const loosePacks = wordsOf(
  "pouch pouches paauch thaili theli dabba dabbe dibba dibbe bottle bottles botal bottal jar jars box boxes tin tins can cans bag bags katta bori sachet sachets tube tubes carton strip strips पाउच थैली डिब्बा डिब्बे डब्बा बोतल जार बॉक्स कट्टा बोरी ट्यूब",
);

export function measureOf(word: string): Measure | null {
  return measures.get(word.toLowerCase()) ?? null;
}

export function packWord(word: string): "sure" | "loose" | null {
  const key = word.toLowerCase();
  if (surePacks.has(key)) return "sure";
  return loosePacks.has(key) ? "loose" : null;
}

const rupees = wordsOf(
  "rs rupee rupees rupaya rupaiya rupaye rupay rupe rupiye rupya inr रु रुपये रुपए रुपया रूपये",
);
const sellers = wordsOf("wala wali wale waala waali waale vala vali ka ki वाला वाली वाले का की");

export const isRupees = (word: string) => rupees.has(word.toLowerCase());
/** "under 50": the most that it may cost. */
export const isMost = (word: string) => /^(under|below|upto|within)$/i.test(word);
/** "10 wala", "5 ka": the one that costs that much. */
export const isPriced = (word: string) => sellers.has(word.toLowerCase());
