// Brands are read off packs and typed by ear: how people write them, in either script, where their
// sound alone doesn't tell.
import { goodsWordsOf } from "./search-words.ts";

const brands = `
Aashirvaad: ashirwad, aashirwad, asirwad, ashirvad, ashirbad, asirvad, aashirvad, आशीर्वाद, आशिर्वाद
All Out: alout, allout, ऑल आउट, आल आउट, olout, ol out, aal out, allowt
Amul: amool, amull, अमूल, अमुल
Ariel: एरियल
Axe: एक्स
Balaji: balajee
Bisleri: bisleri, bislery, bisalri, बिसलरी
Britannia: brittania, britaniya, britania, britanniya, britanya, britinia, ब्रिटानिया
Cadbury: cadburry, cadbery, cadburys, catbury, कैडबरी, केडबरी
Cinthol: sinthol, cynthol
Clear: क्लियर
Clinic Plus: clinik plus, clinicplus, klinik plus, क्लिनिक प्लस
Closeup: close up, kloseup, क्लोजअप, क्लोज़अप, क्लोज अप, क्लोज़ अप, closup, close-up, closap
Colgate: colget, colgat, kolget, kolgate, colgete, kolgat, कोलगेट, कॉलगेट
Colin: कॉलिन
Comfort: comfart, कम्फर्ट, कंफर्ट
Complan: complain, kamplan
Cycle: साइकिल, सायकल
Dabur: dabar, daber
Dettol: detol, dettole, dettal, डिटॉल, डिटोल, डेटोल
Dove: dav, duv, डव
Duracell: durasel, ड्यूरासेल, duracel, durasell
Engage: एंगेज
Eveready: everedy, एवरेडी, everedi, evready, evrady, ever ready, evereddy, avready
Everest: evrest, एवरेस्ट
Fogg: fog, फॉग
Fortune: fortun, forchun, फॉर्च्यून, फार्च्यून
Ghadi: ghari, घड़ी
Gillette: gilet, gillet, gilete, jilet, जिलेट, jillet, gellet, gillete
Godrej: gadrej
Good Day: goodday, गुड डे
Good Knight: gud nite, good nite, goodnight, good night, gud night, gudnight, goodknight, गुड नाइट, गुडनाइट
Haldiram's: haldi ram, haldirum, haldeeram, haldiram, haldirams, haldeerams, हल्दीराम
Harpic: harpik, harpick, hapic, हार्पिक
Head & Shoulders: head n shoulders, head and sholder, head shoulder, हेड एंड शोल्डर, हेड एंड शोल्डर्स, हेड शोल्डर, hed and sholder, hed n sholder, hed sholder, hed and shoulder, head sholder, head and sholders, head and shoulder, hed shoulder, head and solder
Hershey's: hershe, harshey, हर्शीज
Himalaya: himalya, himalia, himaliya, हिमालया, हिमालय
HIT: हिट
India Gate: इंडिया गेट, इण्डिया गेट, india get, indiagate, indiya gate, india gat, indiaget
Horlicks: horlics, harlicks, horliks, horlix, हॉर्लिक्स
Johnson's: johnson and johnson, jonson, johnson, जॉनसन, जॉनसंस
Kellogg's: kelog, kellog, kellogg, kelogs, kellogs, केलॉग्स, केलॉग, keloggs, kelloggs, kalogs
Kissan: kisan, kisaan, kissaan, किसान
Kwality: quality
Lakme: lakmay, lakmi, लैक्मे
Lay's: leys, layz, laze, लेज़, लेज, लेस
Lifebuoy: lifeboy, lifebouy, lifeboi, life boy, lifbuoy, लाइफबॉय, लाइफबाय, लाइफ बॉय, lifboy, laifboy, laifbuoy, lyfboy, lifebuy, lifbouy
Lizol: lizoll, laizol, lyzol, लाइजोल, लाइज़ोल
Lux: lucks, लक्स
Mamaearth: mama earth, mamaarth, मामाअर्थ, ममाअर्थ
Mangaldeep: mangal deep, मंगल दीप
MDH: एमडीएच, एम डी एच
Moov: moove, muv, मूव
Mortein: mortin, moteen, martin, मोर्टिन, mortien, motein
Mother Dairy: madar dairy, mother diary, मदर डेयरी, मदर डेरी
Mother's Recipe: मदर्स रेसिपी
MTR: एमटीआर, एम टी आर
Navratna: navratan, नवरत्न, नवरतन
Nescafe: nescaffe, neskafe, nescoffee, nescofe, नेस्कैफे, नेसकैफे, नेस्कैफ़े, नेसकैफ़े, नेस्कफे
Nirma: neerma, निरमा
Nivea: niviya, nivia, nivya, niwea, निविया
Odonil: odonill
Oreo: orio, orea, ओरियो, ओरिओ
Parachute: parashoot, parachut, perachute, pairashoot, पैराशूट, पेराशूट, parasute, parashut
Patanjali: patanjli, patanjly, patanjalli, patanjal, pitanjali, पतंजलि, पतांजलि
Pepsodent: pepsodant, pepsodint
Pond's: pond, pounds cream
Quaker: kwaker, क्वेकर
Red Label: redlabel, red lebel, रेड लेबल
Saffola: safola, saphola, सफोला
Santoor: santur, santour, santoorr, संतूर
Savlon: sevlon, savelon, सेवलॉन
Scotch-Brite: scotchbrite, skatch brite, स्कॉच ब्राइट
Sensodyne: sensodine, sensodyn, सेंसोडाइन, sensodain, sansodyne
Society: sosaiti, sosayti
Sofy: सोफी
Sprite: sprit, spright, स्प्राइट
Stayfree: stay free, stefree, स्टेफ्री, स्टे फ्री, staifree, stayfri
Sunfeast: sunfist, sun feast, सनफीस्ट
Sunsilk: sunsilkh, sansilk, sun silk, सनसिल्क
Surf Excel: surf exel, serf excel, surfexel, सर्फ एक्सेल, सर्फ़ एक्सेल, सर्फ एक्सल
Tata: taata, tataa, टाटा
Thums Up: thumbs up, thumsup, thumbsup, thums app, थम्स अप, थंब्स अप, थम्सअप, thumps up, thamsap
Tide: taid, टाइड
Vaseline: veseline, vaslin, वेसलीन, vaslene, veslin
Vicks: vix, viks, विक्स
Vim: wim, विम
Volini: voleni
Wagh Bakri: bagh bakri, vaagh bakri, bag bakri, बाघ बकरी
Wheel: weel, whel, व्हील
Whisper: wisper, vhisper, viswer
Yippee: yipi, yepee, यिप्पी, यिप्पी नूडल्स
Zandu: jandu, jhandu, झंडू
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
