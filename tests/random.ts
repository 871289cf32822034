export type Random = ReturnType<typeof createRandom>;

/** The same seed draws the same. */
export function createRandom(seed: number) {
  let state = seed | 0;
  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** Of an empty list it throws. */
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("There is nothing to pick from.");
    return list[Math.floor(next() * list.length)] as T;
  }
  return {
    next,
    pick,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    isOne: (in_: number) => next() * in_ < 1,
  };
}
