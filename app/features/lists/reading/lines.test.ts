import { expect, test } from "vitest";
import { openList, readList } from "./read-list.ts";

/** Names with digits that this shop's catalogue is to know. */
const names = new Set([
  "5 star",
  "24 mantra",
  "50-50",
  "2-minute",
  "three in",
  "7 o'clock",
  "char magaz",
  "spf 50",
]);

/**
 * A line, then what it asks for: name, amount, packs (p), price (₹), and ? where it has to be
 * asked.
 */
const table = `
2 kg aata = aata, 2000 g
tel 1 litar = tel, 1000 ml
biscuit 10 rupaya = biscuit, ₹10
a dozen eggs = eggs, 12 pcs
kaju100gm = kaju, 100 g
chini 1 kg ...... 160 = chini, 1000 g, ₹160
sabun ...... 3 = sabun, p3
aata 2 kg = aata, 2000 g
2kg aata = aata, 2000 g
aata 2kg = aata, 2000 g
Aata - 2 kg = Aata, 2000 g
Aata: 2 kgs = Aata, 2000 g
Aata (2 kg) = Aata, 2000 g
aata.....2kg = aata, 2000 g
dal 500g = dal, 500 g
dal 500 gm = dal, 500 g
dal 500gms = dal, 500 g
dal 500 grams = dal, 500 g
1.5 kg chini = chini, 1500 g
.5 kg chini = chini, 500 g
0.25 kg jeera = jeera, 250 g
1/2 kg paneer = paneer, 500 g
½ kg paneer = paneer, 500 g
1½ kg dahi = dahi, 1500 g
1 1/2 kg dahi = dahi, 1500 g
1-1/2 kg dahi = dahi, 1500 g
3/4 kg rajma = rajma, 750 g
1 kg 500 g besan = besan, 1500 g
chawal 10 kilo = chawal, 10000 g
surf 1,500 g = surf, 1500 g
kg 2 aata = aata, 2000 g
tel 1 l = tel, 1000 ml
sarson ka tel 1 ltr = sarson ka tel, 1000 ml
sarson ka tel 2 litre = sarson ka tel, 2000 ml
milk 500ml = milk, 500 ml
doodh aadha litre = doodh, 500 ml
lit 1 doodh = doodh, 1000 ml
aadha kilo chini = chini, 500 g
adha kg chini = chini, 500 g
half kg sooji = sooji, 500 g
pav kilo haldi = haldi, 250 g
paav kilo mirchi = mirchi, 250 g
ek pav chai patti = chai patti, 250 g
do pav makkhan = makkhan, 500 g
aadha pav elaichi = elaichi, 125 g
paun kilo poha = poha, 750 g
sava kilo gud = gud, 1250 g
dedh kilo maida = maida, 1500 g
dhai kilo aloo = aloo, 2500 g
sadhe teen kilo besan = besan, 3500 g
saadhe char kg rice = rice, 4500 g
paune do kilo chana = chana, 1750 g
sava do kilo chana = chana, 2250 g
teen kilo chawal = chawal, 3000 g
paanch kilo aata = aata, 5000 g
das kilo gehun = gehun, 10000 g
dhai sau gram jeera = jeera, 250 g
dedh sau gram kaju = kaju, 150 g
sava sau gram badam = badam, 125 g
paanch sau gram rajma = rajma, 500 g
do sau pachas gram mishri = mishri, 250 g
pachas gram laung = laung, 50 g
चीनी ५ kg = चीनी, 5000 g
२ किलो आटा = आटा, 2000 g
आटा २ किलो = आटा, 2000 g
दाल ५०० ग्राम = दाल, 500 g
आधा किलो चीनी = चीनी, 500 g
पाव किलो मिर्च = मिर्च, 250 g
सवा किलो गुड़ = गुड़, 1250 g
डेढ़ किलो चावल = चावल, 1500 g
डेढ़ किलो मैदा = मैदा, 1500 g
ढाई किलो आलू = आलू, 2500 g
साढ़े तीन किलो प्याज = प्याज, 3500 g
पौने दो किलो चना = चना, 1750 g
दो किलो चना दाल = चना दाल, 2000 g
दो सौ पचास ग्राम जीरा = जीरा, 250 g
एक लीटर तेल = तेल, 1000 ml
दूध १ ली = दूध, 1000 ml
२ कि.ग्रा. आटा = आटा, 2000 g
शैम्पू १०० मि.ली. = शैम्पू, 100 ml
तीन पैकेट नमक = नमक, p3
साबुन ३ = साबुन, p3
साबुन दो = साबुन, p2
2 नग साबुन = साबुन, 2 pcs
एक दर्जन अंडे = अंडे, 12 pcs
আটা ২ কেজি = আটা, 2000 g
ખાંડ ૨ કિલો = ખાંડ, 2000 g
ಸಕ್ಕರೆ ೨ ಕೆಜಿ = ಸಕ್ಕರೆ, 2000 g
சர்க்கரை 2 கிலோ = சர்க்கரை, 2000 g
sabun 3 = sabun, p3
3 sabun = sabun, p3
sabun3 = sabun, p3
sabun x 3 = sabun, p3
sabun x3 = sabun, p3
3 x sabun = sabun, p3
sabun × 3 = sabun, p3
sabun do = sabun, p2
do packet maggi = maggi, p2
2 pkt maggi = maggi, p2
maggi 2pkt = maggi, p2
maggi pkt 2 = maggi, p2
namak teen packet = namak, p3
2 x 500g toor dal = toor dal, 500 g, p2
toor dal 500g x 2 = toor dal, 500 g, p2
toor dal 2*500g = toor dal, 500 g, p2
2 pkt 500 g poha = poha, 500 g, p2
aashirvaad atta 5kg 2 = aashirvaad atta, 5000 g, p2
2 bottle coke 750ml = coke, 750 ml, p2
lux 100 g 4 pcs = lux, 100 g, p4
1 dozen anda = anda, 12 pcs
half dozen eggs = eggs, 6 pcs
2 dozen eggs = eggs, 24 pcs
5 pcs diya = diya, 5 pcs
chai patti 250 = chai patti, 250 g
250 chai patti = chai patti, 250 g
haldi 100 = haldi, 100 g
garbage bag 2 = garbage bag, p2
lunch box 1 = lunch box, p1
parle g 2 = parle g, p2
head and shoulders 180ml = head and shoulders, 180 ml
parle g ₹5 = parle g, ₹5
kurkure 10 rs wala = kurkure, ₹10
rs 10 kurkure 2 = kurkure, p2, ₹10
Rs.20 bhujia = bhujia, ₹20
maggi 14/- x 6 = maggi, p6, ₹14
parle g 5 wala 4 = parle g, p4, ₹5
पारले जी 10 वाला 2 = पारले जी, p2, ₹10
shampoo 2 rupees 12 = shampoo, p12, ₹2
5 Star 2 = 5 Star, p2
24 mantra ragi 1kg = 24 mantra ragi, 1000 g
50-50 biscuit 3 = 50-50 biscuit, p3
7up 2 = 7up, p2
2-minute noodles 4 = 2-minute noodles, p4
three in one agarbatti 2 = three in one agarbatti, p2
7 o'clock blade = 7 o'clock blade
char magaz 100g = char magaz, 100 g
sunscreen spf 50 = sunscreen spf 50
9w bulb 2 = 9w bulb, p2
pav bhaji masala 2 = pav bhaji masala, p2
pav 2 packet = pav, p2
salt and pepper chips 2 = salt and pepper chips, p2
namak = namak
- rice 10kg = rice, 10000 g
• rice 10kg = rice, 10000 g
✅ rice 10kg = rice, 10000 g
[ ] rice 10kg = rice, 10000 g
1. rice 10kg = rice, 10000 g
2) rice 10kg = rice, 10000 g
3.rice 10kg = rice, 10000 g
1️⃣ rice 10kg = rice, 10000 g
*rice* 10kg = rice, 10000 g
rice 10kg 🍚 = rice, 10000 g
[22/11, 10:30 am] Ravi: rice 10kg = rice, 10000 g
bhaiya maggi 2 packet bhej do = maggi, p2
please send me 2 kg atta = atta, 2000 g
chini 1 kg chahiye = chini, 1000 g
आटा 5 किलो भेज दो = आटा, 5000 g
2 packet of maggi = maggi, p2
2 kg ka atta = atta, 2000 g
chhota packet bhujia 2 = bhujia, p2
2 kg atta 5kg = atta ?
2-3 kg pyaz = pyaz ?
5 maggi 2 = maggi ?
0 kg atta = atta ?
chini 2 kg 90 = chini ?
"namak" 1 packet = namak, p1
rice - 10 kg bag = rice, 10000 g
oil 1l pouch 3 = oil, 1000 ml, p3
sarson tel 1 ltr ki bottle = sarson tel, 1000 ml
aur ek namak ka packet = namak, p1
2kg+1kg chini = chini ?
chini 500g+500g = chini ?
chini 1kg nahi 2kg = chini nahi ?
atta 5kg ya 10kg = atta ?
chini 1kg madhur wali 2kg = chini madhur ?
❌ butter = butter ?
دال ۲ kg = دال, 2000 g
`;

const rows = table
  .trim()
  .split("\n")
  .map((row) => row.split(" = ") as [string, string]);

function said(text: string): string {
  const { lines, notRead } = readList(openList(text), names);
  const [line, ...more] = lines;
  if (!line || more.length > 0 || notRead.length > 0) return `${lines.length} lines`;
  const { name, quantity, units, packs, pricePaise, isUnclear } = line;
  const facts = [
    name + (isUnclear ? " ?" : ""),
    isUnclear || quantity === null ? "" : `${quantity} ${units}`,
    isUnclear || packs === null ? "" : `p${packs}`,
    isUnclear || pricePaise === null ? "" : `₹${pricePaise / 100}`,
  ];
  return facts.filter(Boolean).join(", ");
}

test.each(rows)("%s", (line, meant) => {
  expect(said(line)).toBe(meant);
});

test.each([
  "namaste",
  "Namaste bhaiya ye saman bhej dena",
  "Good morning",
  "नमस्ते भैया",
  "jai shri ram 🙏",
  "🙏🙏",
  "-----",
  "9876543210",
  "Ravi 98765 43210",
  "Phone: +91 98765 43210",
  "Flat 302, Green Park".split(",")[0] ?? "",
  "Address: 12 Temple Road",
  "22/11/2026",
  "10:30 am",
  "https://maps.example/x",
  "thank you",
  "jaldi bhej do",
  "ghar ka saman likh lo",
  "total kitna hua batao",
  "thik hai",
  "dhanyavaad",
  "kripya bhej dein",
  "please deliver by 5 pm",
  "shaam 5 baje tak bhej dena",
  "2 kg",
])("%s asks for nothing", (line) => {
  expect(readList(openList(line), names)).toEqual({ lines: [], notRead: [line] });
});
