// Indian words are written in Latin letters by ear. Both scripts are folded into one key, so that
// चावल, chawal and chaawal sound alike; a weaker key leaves out what is heard least.

const consonants: Record<string, string> = Object.fromEntries(
  [
    ...["क k", "ख kh", "ग g", "घ gh", "ङ n", "च ch", "छ chh", "ज j", "झ jh", "ञ n", "ट t", "ठ th"],
    ...["ड d", "ढ dh", "ण n", "त t", "थ th", "द d", "ध dh", "न n", "प p", "फ ph", "ब b", "भ bh"],
    ...["म m", "य y", "र r", "ल l", "ळ l", "व v", "श sh", "ष sh", "स s", "ह h"],
    ...["ऱ r", "ऴ zh", "ऩ n"],
  ].map((pair) => pair.split(" ") as [string, string]),
);
const vowels: Record<string, string> = Object.fromEntries(
  [
    ...["अ a", "आ aa", "इ i", "ई i", "उ u", "ऊ u", "ऋ ri", "ए e", "ऐ ai", "ओ o", "औ au", "ऍ e"],
    ...[
      "ऎ e",
      "ऒ o",
      "ॆ e",
      "ॊ o",
      "ऑ o",
      "ा aa",
      "ि i",
      "ी i",
      "ु u",
      "ू u",
      "ृ ri",
      "े e",
      "ै ai",
      "ो o",
      "ौ au",
      "ॅ e",
      "ॉ o",
    ],
  ].map((pair) => pair.split(" ") as [string, string]),
);
const nukta = "\u093c";
const virama = "\u094d";
const nasals = /[\u0901\u0902]/;
/** What is neither a letter nor heard: the inherent vowel until it is known to be spoken. */
const inherent = "\u0259";

/** Blocks of India's scripts stand letter by letter beside that of Devanagari, the first. */
const firstLetter = 0x900;
const lettersAScript = 0x80;
const lastLetter = 0xd7f;
/** What has no place there: letters without a vowel of Malayalam, the doubling of Gurmukhi. */
const ownLetters: Record<string, string> = Object.fromEntries(
  ["ൺ ण्", "ൻ न्", "ർ र्", "ൽ ल्", "ൾ ळ्", "ൿ क्", "ੱ ", "ੰ ं", "ৎ त्", "ੜ ड\u093c", "ச स"].map(
    (pair) => pair.split(" ") as [string, string],
  ),
);

/** A word of another of India's scripts in Devanagari. */
function inDevanagari(word: string): string {
  return [...word]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      const isOther = code >= firstLetter + lettersAScript && code <= lastLetter;
      if (!isOther) return letter;
      const place = (code - firstLetter) % lettersAScript;
      return ownLetters[letter] ?? String.fromCharCode(firstLetter + place);
    })
    .join("");
}

export function isIndic(word: string): boolean {
  return /[\u0900-\u0dff]/.test(word);
}

/**
 * Two for a word with ड़ or ढ़, which people write with r or with d; none for what is no word of
 * either script.
 */
export function soundsOf(word: string): string[] {
  if (/^[\u0900-\u0d7f]+$/.test(word)) {
    const letters = inDevanagari(word);
    const spelt = /[डढ]\u093c/.test(letters) ? ["r", "d"] : [""];
    return [...new Set(spelt.map((flap) => fold(spell(letters, flap))))].filter(isHeard);
  }
  return /^[a-z]{2,}$/.test(word) ? [fold(word)].filter(isHeard) : [];
}

const isHeard = (sound: string) => sound.length >= 2;

/**
 * Without inner a and h: what is left when a word is typed in haste; null where too little is left
 * to tell words apart.
 */
export function weakSoundOf(sound: string): string | null {
  const weak = sound[0] + sound.slice(1, -1).replace(/[ah]/g, "") + sound.slice(-1);
  return weak.length >= 3 ? weak : null;
}

/** Devanagari in Latin letters, letter by letter. */
function spell(word: string, flap: string): string {
  let text = "";
  for (const letter of word) {
    const consonant = consonants[letter];
    if (consonant) text += consonant + inherent;
    else if (letter in vowels) text = text.replace(/\u0259$/, "") + vowels[letter];
    else if (letter === virama) text = text.replace(/\u0259$/, "");
    else if (nasals.test(letter)) text = spoken(text) + "n";
    else if (letter === nukta) text = nuktaOf(text, flap);
  }
  return withoutSilent(text);
}

const spoken = (text: string) => text.replace(/\u0259$/, "a");

function nuktaOf(text: string, flap: string): string {
  const base = text.replace(/\u0259$/, "");
  const tail = base === text ? "" : inherent;
  if (/dh?$/.test(base)) return base.replace(/dh?$/, flap) + tail;
  return base.replace(/ph$/, "f").replace(/kh$/, "kh") + tail;
}

/**
 * Hindi drops the inherent vowel at the end, and between a vowel and a syllable that has its own.
 */
function withoutSilent(text: string): string {
  return text
    .replace(/([^aeiou\u0259])\u0259$/, "$1")
    .replace(/(?<=[aeiou][^aeiou\u0259]{1,2})\u0259(?=(?:[bcdgjkpt]h|[^aeiou\u0259h])[aeiou])/g, "")
    .replaceAll(inherent, "a");
}

function fold(word: string): string {
  return word
    .replace(/t?chh?/g, "c")
    .replace(/sh/g, "s")
    .replace(/ph/g, "f")
    .replace(/([bdgjkt])h/g, "$1")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/ck|q/g, "k")
    .replace(/x/g, "ks")
    .replace(/a+y(?=$|[^aeiou])|a+ye|a+ya(?=$|[^aeiou])|ai|ei|ey/g, "e")
    .replace(/ee|ie|ea/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/au|av(?=[^aeiou])/g, "o")
    .replace(/iy(?=a)/g, "i")
    .replace(/m(?=[bpf])/g, "n")
    .replace(/(.)\1+/g, "$1");
}
