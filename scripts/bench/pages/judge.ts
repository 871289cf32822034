import type { Verdict } from "#scripts/bench/verdict.ts";
import type { PageLoad } from "./load-page.ts";
import type { NetworkName } from "./networks.ts";
import { type PageName, type Target, judgeTap, targets } from "./targets.ts";

export type SiteName = "shop" | "floor";
export type Measured = {
  loads: { site: SiteName; page: PageName; network: NetworkName; load: PageLoad }[];
  taps: Record<SiteName, number[]>;
};

/** The medians of all runs, each beside its bound. */
export function judge({ loads, taps }: Measured): Record<string, Verdict> {
  const medianOf = (site: SiteName, page: PageName, { network, of }: Target) =>
    median(
      loads
        .filter((one) => one.site === site && one.page === page && one.network === network)
        .map(({ load }) => of(load)),
    );
  const verdicts = targets.flatMap((target) =>
    target.pages.map((page) => {
      const [seen, floor] = [medianOf("shop", page, target), medianOf("floor", page, target)];
      return [`${page}: ${target.figure}, ${target.network}`, target.judge(seen, floor)];
    }),
  );
  const tap = judgeTap(median(taps.shop), median(taps.floor));
  return { ...Object.fromEntries(verdicts), "home: tap to product, Slow 4G": tap };
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;
}
