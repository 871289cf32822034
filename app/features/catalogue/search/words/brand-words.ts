// Brands are read off packs and typed by ear: how people write them, in either script, where their
// sound alone doesn't tell.
import { goodsWordsOf } from "./search-words.ts";

const brands = `
All Out: alout, allout, ऑल आउट, आल आउट
Ariel: एरियल
Axe: एक्स
Balaji: balajee
Bisleri: bisleri, bislery, bisalri, बिसलरी
Britannia: brittania, britaniya, britania, britanniya
Cadbury: cadburry, cadbery, cadburys, catbury, कैडबरी, केडबरी
Cinthol: sinthol, cynthol
Clear: क्लियर
Clinic Plus: clinik plus, clinicplus, klinik plus, क्लिनिक प्लस
Closeup: close up, kloseup, क्लोजअप, क्लोज़अप, क्लोज अप, क्लोज़ अप
Colgate: colget, colgat, kolget, kolgate, colgete, kolgat, कोलगेट, कॉलगेट
Colin: कॉलिन
Comfort: comfart, कम्फर्ट, कंफर्ट
Complan: complain, kamplan
Cycle: साइकिल, सायकल
Dabur: dabar, daber
Dettol: detol, dettole, dettal, डिटॉल, डिटोल, डेटोल
Dove: dav, duv, डव
Duracell: durasel, ड्यूरासेल
Engage: एंगेज
Everest: evrest, एवरेस्ट
Eveready: everedy, एवरेडी
Fogg: fog, फॉग
Fortune: fortun, forchun, फॉर्च्यून, फार्च्यून
Gillette: gilet, gillet, gilete, jilet, जिलेट, जिलेट
Godrej: gadrej
Good Day: goodday, गुड डे
Good Knight: goodnight, good night, gud night, gudnight, goodknight, गुड नाइट, गुडनाइट
Haldiram's: haldi ram, haldirum, haldeeram
Head & Shoulders: head n shoulders, head and sholder, head shoulder, हेड एंड शोल्डर, हेड एंड शोल्डर्स, हेड शोल्डर
Hershey's: hershe, harshey, हर्शीज
Himalaya: himalya, himalia, हिमालया, हिमालय
HIT: हिट
India Gate: इंडिया गेट, इण्डिया गेट
Johnson's: johnson and johnson, jonson, johnson, जॉनसन, जॉनसंस
Kellogg's: kelog, kellog, kellogg, kelogs, kellogs, केलॉग्स, केलॉग
Kwality: quality
Lakme: lakmay, lakmi, लैक्मे
Lay's: leys, layz, laze, लेज़, लेज, लेस
Lifebuoy: lifeboy, lifebouy, lifeboi, life boy, lifbuoy, लाइफबॉय, लाइफबाय, लाइफ बॉय
Lizol: lizoll, laizol, lyzol, लाइजोल, लाइज़ोल
Lux: lucks, लक्स
Mamaearth: mama earth, mamaarth, मामाअर्थ, ममाअर्थ
Mangaldeep: mangal deep, मंगल दीप
MDH: एमडीएच, एम डी एच
Mortein: mortin, moteen, martin, मोर्टिन
Mother Dairy: madar dairy, mother diary, मदर डेयरी, मदर डेरी
Mother's Recipe: मदर्स रेसिपी
MTR: एमटीआर, एम टी आर
Navratna: navratan, नवरत्न, नवरतन
Nescafe: nescaffe, neskafe, nescoffee, nescofe, नेस्कैफे, नेसकैफे, नेस्कैफ़े, नेसकैफ़े, नेस्कफे
Nivea: niviya, nivia
Odonil: odonill
Oreo: orio, orea, ओरियो, ओरिओ
Parachute: parashoot, parachut, perachute, pairashoot, पैराशूट, पेराशूट
Pepsodent: pepsodant, pepsodint
Pond's: pond, pounds cream
Quaker: kwaker, क्वेकर
Saffola: safola, saphola, सफोला
Scotch-Brite: scotchbrite, skatch brite, स्कॉच ब्राइट
Sensodyne: sensodine, sensodyn, सेंसोडाइन
Sofy: सोफी
Sprite: sprit, spright, स्प्राइट
Stayfree: stay free, stefree, स्टेफ्री, स्टे फ्री
Sunfeast: sunfist, sun feast, सनफीस्ट
Sunsilk: sunsilkh, sansilk, sun silk, सनसिल्क
Surf Excel: surf exel, serf excel, surfexel, सर्फ एक्सेल, सर्फ़ एक्सेल, सर्फ एक्सल
Thums Up: thumbs up, thumsup, thumbsup, thums app, थम्स अप, थंब्स अप, थम्सअप
Tide: taid, टाइड
Vaseline: veseline, vaslin, वेसलीन
Vicks: vix, viks, विक्स
Vim: wim, विम
Volini: voleni
Wagh Bakri: bagh bakri, vaagh bakri, bag bakri, बाघ बकरी
Whisper: wisper, vhisper, viswer
Yippee: yipi, yepee, यिप्पी, यिप्पी नूडल्स
`;

const longestBrand = 3;

const called = new Map(
  brands
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [brand = "", calls = ""] = line.split(":");
      return calls
        .split(",")
        .map((call): [string, string[]] => [goodsWordsOf(call).join(""), goodsWordsOf(brand)]);
    }),
);

/** Words with each brand as its packs have it. */
export function withBrands(words: string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestBrand, words.length - at);
    const brandAt = () => called.get(words.slice(at, at + length).join(""));
    while (length > 1 && !brandAt()) length -= 1;
    told.push(...(brandAt() ?? words.slice(at, at + 1)));
    at += length;
  }
  return told;
}

export function isBrandCall(word: string): boolean {
  return called.has(word);
}
