import { type Regional, regionalWords } from "./regional-words.ts";

/** `shown` are brand and name of a page's cards, in their order. */
type Answer = { shown: string[]; isNear: boolean };
export type JudgedRegional = Regional & Answer & { first: boolean; inThree: boolean };

export async function judgeRegions(
  ask: (text: string) => Promise<Answer>,
): Promise<JudgedRegional[]> {
  const judged: JudgedRegional[] = [];
  for (const wanted of regionalWords) {
    const answer = await ask(wanted.text);
    judged.push({ ...wanted, ...answer, ...placeOf(wanted, answer) });
  }
  return judged;
}

/** Of what is not sold a page says so, or that what it shows is only near. */
function placeOf({ kind }: Regional, { shown, isNear }: Answer) {
  if (!kind) {
    const isSaid = isNear || shown.length === 0;
    return { first: isSaid, inThree: isSaid };
  }
  const at = shown.findIndex((name) => kind.test(name));
  return { first: at === 0, inThree: at >= 0 && at < 3 };
}

export function regionShares(judged: JudgedRegional[]) {
  const percent = (some: JudgedRegional[], is: (one: JudgedRegional) => boolean) =>
    Math.round((1000 * some.filter(is).length) / some.length) / 10;
  const share = (some: JudgedRegional[]) => ({
    texts: some.length,
    "first %": percent(some, ({ first }) => first),
    "in three %": percent(some, ({ inThree }) => inThree),
  });
  const groups = Object.groupBy(judged, ({ group }) => group);
  return {
    all: share(judged.filter(({ kind }) => kind !== null)),
    groups: Object.fromEntries(
      Object.entries(groups).map(([group, some = []]) => [group, share(some)]),
    ),
  };
}
