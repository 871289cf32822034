/** As it is kept, whichever language a page is in. */
export type NamedClass = { id: string; name: string; nameHi?: string | null };

/**
 * The classes that a text may mean: the one of that name in either language, else those whose names
 * begin with it, else those that hold it.
 */
export function classesMeant<C extends NamedClass>(text: string, classes: C[]): C[] {
  const asked = text.trim().toLowerCase();
  if (asked === "") return [];
  const named = (is: (name: string) => boolean) =>
    classes.filter(
      ({ name, nameHi }) => is(name.toLowerCase()) || is((nameHi ?? "").toLowerCase()),
    );
  const exact = named((name) => name === asked);
  if (exact.length > 0) return exact.slice(0, 1);
  const beginning = named((name) => name.startsWith(asked));
  return beginning.length > 0 ? beginning : named((name) => name.includes(asked));
}

const mostNamed = 6;

/** Of classes of which one has to be chosen. */
export const quotedNames = (meant: { name: string }[]): string =>
  meant
    .slice(0, mostNamed)
    .map(({ name }) => `'${name}'`)
    .join(", ");

type Goods = { name: string; nameHi: string | null };
/** How often goods of the same category have a class, by its id. */
type Uses = ReadonlyMap<string, number>;

/** Of goods, and not of what is done for them or named by nothing. */
const neverGuessed = ["delivery", "other"];

/**
 * The class whose name has most of the goods' own words, of which the last says what they are: rice
 * is rice also among dals. Where none has any, the class that most goods of the category have.
 */
export function guessClass(goods: Goods, classes: NamedClass[], uses: Uses): string | null {
  const own = weighed(goods);
  const scored = classes
    .filter(({ id }) => !neverGuessed.includes(id))
    .map(({ id, name, nameHi }) => {
      const said = Math.max(score(name, own), score(nameHi ?? "", own));
      const times = uses.get(id) ?? 0;
      return { id, said: said > 0 && times > 0 ? said + 1 : said, times };
    })
    .toSorted((one, other) => other.said - one.said || other.times - one.times);
  const [best] = scored;
  return best && (best.said > 0 || best.times > 0) ? best.id : null;
}

function score(name: string, own: ReadonlyMap<string, number>): number {
  return [...new Set(wordsOf(name))].reduce((sum, word) => sum + (own.get(word) ?? 0), 0);
}

/** The words of both names. */
function weighed({ name, nameHi }: Goods): Map<string, number> {
  const own = new Map<string, number>();
  for (const words of [wordsOf(nameHi ?? ""), wordsOf(name)])
    for (const [at, word] of words.entries()) own.set(word, at === words.length - 1 ? 3 : 2);
  return own;
}

/** What stands in names of classes and says nothing of the goods. */
const hollow = new Set([
  ...["and", "other", "of", "the", "in", "packed"],
  ...["loose", "fresh", "plain", "mixed", "good", "preparation", "powder"],
  ...["और", "दूसरे", "का", "की", "के", "से", "किया", "किए"],
  ...["हुआ", "हुई", "हुए", "पैक", "खुला", "खुली", "खुले", "सामान", "पाउडर"],
]);

/** In small letters, English ones in the singular. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFC")
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => (/^[a-z]{4,}$/.test(word) ? singular(word) : word))
    .filter((word) => word !== "" && !hollow.has(word));
}

const singular = (word: string) =>
  word
    .replace(/(ies|i)$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/s$/, "");
