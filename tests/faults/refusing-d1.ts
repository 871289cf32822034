import { aroundD1 } from "./around-d1.ts";

type Odds = { isRefused(): boolean; isLost(): boolean };
type Refusing = { d1: D1Database; refusals: { before: number; after: number } };

/**
 * A D1 binding whose calls fail now and then: before anything was done, or after it was done and
 * only the answer is lost.
 */
export function refuseD1(d1: D1Database, { isRefused, isLost }: Odds): Refusing {
  const refusals = { before: 0, after: 0 };

  async function send<T>(act: () => Promise<T>): Promise<T> {
    if (!isRefused()) return act();
    const isDone = isLost();
    refusals[isDone ? "after" : "before"] += 1;
    if (isDone) await act();
    throw new Error("D1_ERROR: Network connection lost.");
  }

  return { d1: aroundD1(d1, send), refusals };
}
