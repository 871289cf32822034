/** A figure beside what it may be. */
export type Verdict = { seen: number | string; bound: string; met: "yes" | "NO" };

export function atMost(seen: number, most: number): Verdict {
  return { seen: rounded(seen), bound: `at most ${most}`, met: yesOrNo(seen <= most) };
}

export function atLeast(seen: number, least: number): Verdict {
  return { seen: rounded(seen), bound: `at least ${least}`, met: yesOrNo(seen >= least) };
}

export function exactly(seen: number, wanted: number): Verdict {
  return { seen: rounded(seen), bound: String(wanted), met: yesOrNo(seen === wanted) };
}

export function timesFloor(
  { seen, floor }: { seen: number; floor: number },
  most: number,
): Verdict & { floor: number; "× floor": string } {
  return {
    seen: rounded(seen),
    floor: rounded(floor),
    "× floor": (seen / floor).toFixed(2),
    bound: `at most ${most.toFixed(2)} × floor`,
    met: yesOrNo(seen / floor <= most),
  };
}

/** A line for each bound that is not kept. */
export function brokenOf(verdicts: Record<string, Verdict & { "× floor"?: string }>): string[] {
  return Object.entries(verdicts)
    .filter(([, { met }]) => met === "NO")
    .map(([name, verdict]) => `${name}: ${verdict["× floor"] ?? verdict.seen}, ${verdict.bound}`);
}

function rounded(figure: number): number {
  return figure < 1 ? Number(figure.toFixed(3)) : Math.round(figure);
}

function yesOrNo(isMet: boolean): Verdict["met"] {
  return isMet ? "yes" : "NO";
}
