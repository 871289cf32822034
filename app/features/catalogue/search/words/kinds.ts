// What a product is: its name's last noun, not the words before it. Rice flour is a flour; turmeric
// powder is turmeric.
import { isKnownKind, kindsCalled } from "./grocery-words.ts";
import { goodsWordsOf } from "./search-words.ts";

const longestPhrase = 4;

/** How goods are packed, not what they are. */
const vessels = new Set(
  `pack packs packet sachet sachets strip bag bags box bottle pouch jar tin can tub refill pump combo kit set value
  saver small large travel pocket sprinkler spf xl xxl plus ready mini jumbo family economy pcs pieces pair roll rolls
  cartridges blend`.split(/\s+/),
);
/** In what form goods come: what stands before it is the kind as well. */
const shapes = new Set(
  `powder seeds seed whole leaf leaves flakes slices cubes crystals tablets bar liquid kernels kernel husk sticks stick
  balls tukda raw gel wool paste pods पाउडर पावडर चूर्ण साबुत पत्ती पत्ते बीज दाना दाने`.split(/\s+/),
);
/** Made of or for what stands before them: that isn't the kind. */
const makers = new Set(
  "mix premix drink wash cleaner spray wipes board killer repellent racquet syrup spread flavour essence क्लीनर वॉश स्प्रे मिक्स ड्रिंक".split(
    " ",
  ),
);
const bindings = /\s(?:with|for|without|वाला|वाली)\s.*$/iu;

/**
 * For the index: every end of each phrase of a product's names (the one without its brackets, what
 * stands in them), glued together, as spaces don't matter: "Toor Dal (अरहर दाल)" is a dal and a toordal.
 * A whole phrase comes once more behind a 0.
 */
export function kindsOf(...names: (string | null | undefined)[]): string {
  const given = names.filter((name) => typeof name === "string");
  const kinds = new Set(given.flatMap(phrasesOf).flatMap(kindsOfPhrase));
  return kinds.size > 0 ? [...kinds].join(" ") : "-";
}

function phrasesOf(name: string): string[] {
  const inside = [...name.matchAll(/[(\[]([^)\]]*)/g)].flatMap(([, text = ""]) =>
    text.split(/[,;/|]/),
  );
  const outside = name.replace(/[(\[][^)\]]*[)\]]?/g, " ").split(/[,;|]|\s[-–—]\s/);
  return [...outside, ...inside];
}

function kindsOfPhrase(phrase: string): string[] {
  const all = goodsWordsOf(phrase);
  if (all.length === 0) return [];
  const words = withoutScent(goodsWordsOf(phrase.replace(bindings, "")));
  return [`0${all.join("")}`, ...headEnds(words).flatMap((end) => endings(words.slice(0, end)))];
}

/** "Floor cleaner lemon": what is at home nowhere, behind a cleaner or a wash, is its scent. */
function withoutScent(words: string[]): string[] {
  const kinds = kindsCalled(words.at(-1) ?? "");
  const isScent = kinds.length > 0 && kinds.every(({ category }) => category === null);
  return isScent && makers.has(words.at(-2) ?? "") ? words.slice(0, -1) : words;
}

/** Where a phrase that names the goods may end. */
function headEnds(words: string[]): number[] {
  let end = words.length;
  while (end > 1 && (vessels.has(words[end - 1]!) || /^\d+\p{L}{0,2}$/u.test(words[end - 1]!)))
    end -= 1;
  const ends = [end];
  while (end > 1 && shapes.has(words[end - 1]!) && !isKind(words, end)) ends.push((end -= 1));
  if (!isKind(words, end)) ends.push(...knownBefore(words, end));
  return ends;
}

/** "Rajma Chitra": where the last noun is a variety, the nearest kind before it is meant. */
function knownBefore(words: string[], end: number): number[] {
  if (makers.has(words[end - 1]!)) return [];
  for (let at = end - 1; at > 0; at -= 1) if (isKind(words, at)) return [at];
  return [];
}

function isKind(words: string[], end: number): boolean {
  return endings(words.slice(0, end)).some(isKnownKind);
}

function endings(words: string[]): string[] {
  const longest = Math.min(longestPhrase, words.length);
  return Array.from({ length: longest }, (_, index) => words.slice(-index - 1).join(""));
}
