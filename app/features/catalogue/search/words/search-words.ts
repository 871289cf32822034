const longestWord = 24;
/** What says nothing of the goods. */
export const joiningWords = new Set(
  "and of for the with ka ki ke aur wala wali wale का की के और में वाला वाली वाले".split(" "),
);
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** The first digit of each Indian script's ten. */
const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/**
 * The words of a text as the search sees them: lower case, without accents and joiners, letters and
 * digits of any script.
 */
export function wordsOf(text: string): string[] {
  return (
    normalise(text)
      .toWellFormed()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).map((word) => [...word].slice(0, longestWord).join(""));
}

/** As in goods' names, where an apostrophe parts no word: "Lay's" and "lays" are one. */
export function goodsWordsOf(text: string): string[] {
  return wordsOf(text.replace(/['\u2018\u2019`]/g, "")).filter((word) =>
    /[\p{L}\p{N}]/u.test(word),
  );
}

function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(unseen, "")
    .normalize("NFC")
    .replace(/[\u0966-\u0d6f]/g, asciiDigit)
    .toLowerCase();
}

function asciiDigit(letter: string): string {
  const code = letter.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? letter : String(code - zero);
}

/**
 * A name as it is kept: composed, and without what can't be seen, so that the index and a query
 * spell alike.
 */
export function nameAsKept(name: string): string {
  return name.replace(unseen, "").normalize("NFC");
}
