import { type Wanted, wantedWords } from "./words.ts";

/** `shown` are the names of a page, in its order. */
export type Answer = { shown: string[]; isNear: boolean };
export type Judged = Wanted &
  Answer & { first: boolean; inThree: boolean; found: boolean; wrong: string[] };

/** Each word of the table, asked one after the other. */
export async function judgeWords(ask: (query: string) => Promise<Answer>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const wanted of wantedWords) judged.push(judge(wanted, await ask(wanted.query)));
  return judged;
}

/**
 * Wrong are goods that must not be there, and a page that is not of the kind at all but doesn't say
 * that it is only near.
 */
function judge(wanted: Wanted, answer: Answer): Judged {
  const at = answer.shown.findIndex((name) => wanted.kind.test(name));
  const forbidden = answer.shown.filter((name) => wanted.never?.test(name));
  const missed = at < 0 && !answer.isNear ? answer.shown : [];
  return {
    ...wanted,
    ...answer,
    first: at === 0,
    inThree: at >= 0 && at < 3,
    found: at >= 0,
    wrong: [...forbidden, ...missed],
  };
}

export function sharesOf(judged: Judged[]) {
  const percent = (count: number) => Math.round((1000 * count) / judged.length) / 10;
  return {
    words: judged.length,
    first: percent(judged.filter(({ first }) => first).length),
    inThree: percent(judged.filter(({ inThree }) => inThree).length),
    found: percent(judged.filter(({ found }) => found).length),
    wrong: judged.reduce((sum, { wrong }) => sum + wrong.length, 0),
  };
}
