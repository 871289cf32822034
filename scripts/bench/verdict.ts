/** A figure beside what it may be. */
export type Verdict = {
  seen: number | string;
  floor?: number;
  "× floor"?: string;
  bound: string;
  met: "yes" | "NO";
};

export function atMost(seen: number, most: number): Verdict {
  return { seen: rounded(seen), bound: `at most ${most}`, met: yesOrNo(seen <= most) };
}

export function atLeast(seen: number, least: number): Verdict {
  return { seen: rounded(seen), bound: `at least ${least}`, met: yesOrNo(seen >= least) };
}

export function exactly(seen: number, wanted: number): Verdict {
  return { seen: rounded(seen), bound: String(wanted), met: yesOrNo(seen === wanted) };
}

/** Without a bound it is only shown. */
export function timesFloor(seen: number, floor: number, most?: number): Verdict {
  return {
    seen: rounded(seen),
    floor: rounded(floor),
    "× floor": (seen / floor).toFixed(2),
    bound: most === undefined ? "none" : `at most ${most.toFixed(2)} × floor`,
    met: yesOrNo(most === undefined || seen / floor <= most),
  };
}

function rounded(figure: number): number {
  return Math.abs(figure) < 10 ? Number(figure.toFixed(3)) : Math.round(figure);
}

function yesOrNo(isMet: boolean): Verdict["met"] {
  return isMet ? "yes" : "NO";
}
