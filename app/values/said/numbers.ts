// How people write numbers: digits of India's scripts, and Hindi and English words up to a
// thousand.

/**
 * The zero of each script's digits: Arabic, Urdu, Devanagari, Bengali, Gurmukhi, Gujarati, Odia,
 * Tamil, Telugu, Kannada, Malayalam.
 */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

const vulgar: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅛": 0.125 };

/** Every decimal digit of these scripts as 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

export function vulgarFraction(sign: string): number | null {
  return vulgar[sign] ?? null;
}

function table(rows: Record<string, number>): Map<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([words, value]) =>
      words.split(" ").map((word): [string, number] => [word.normalize("NFC"), value]),
    ),
  );
}

const whole = table({
  "ek one एक": 1,
  "do two दो दोन": 2,
  "teen three तीन": 3,
  "char chaar four चार": 4,
  "panch paanch five पांच पाँच पाच": 5,
  "chhe chhah cheh six छह छः छे छै": 6,
  "saat seven सात": 7,
  "aath eight आठ": 8,
  "nau nine नौ": 9,
  "das dus ten दस": 10,
  "gyarah eleven ग्यारह": 11,
  "barah twelve बारह": 12,
  "pandrah fifteen पंद्रह पन्द्रह": 15,
  "bees twenty बीस": 20,
  "pachees pachis पच्चीस": 25,
  "tees thirty तीस": 30,
  "chalis forty चालीस": 40,
  "pachas pachaas fifty पचास": 50,
  "pachhattar pachattar पचहत्तर": 75,
});

const alone = table({
  "aadha adha aada aadhi adhi aadhe half आधा आधी आधे अर्धा": 0.5,
  "paav pav pao paw quarter पाव": 0.25,
  "paun pauna pauni पौन पौना पौनी": 0.75,
  "dedh derh ded deedh डेढ़ डेढ": 1.5,
  "dhai dhaai adhai ढाई अढ़ाई अढाई": 2.5,
});

/** What one of these adds to the number behind it; सवा alone is one and a quarter. */
const before = table({
  "sava sawa savaa सवा": 0.25,
  "sadhe saadhe sade saade साढ़े साढे": 0.5,
  "paune पौने": -0.25,
});

const times = table({ "sau hundred सौ": 100, "hazar hazaar thousand हज़ार हजार": 1000 });

/**
 * What a word of a number is: a number, a fraction, one that changes the next, or one that
 * multiplies.
 */
export type NumberWord = { sort: "whole" | "fraction" | "before" | "times"; value: number };

const sorts = { whole, fraction: alone, before, times };

export function numberWord(word: string): NumberWord | null {
  const key = word.toLowerCase();
  for (const [sort, words] of Object.entries(sorts)) {
    const value = words.get(key);
    if (value !== undefined) return { sort: sort as NumberWord["sort"], value };
  }
  return null;
}
