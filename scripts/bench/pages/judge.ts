import type { Figures } from "#scripts/bench/section.ts";
import type { Load, Measured, Metric } from "./instrument.ts";
import { type Target, tapTimesFloor, targets } from "./targets.ts";

type Row = Record<string, string | number>;

/** The table of the targets, met or not. */
export function judge(measured: Measured): Pick<Figures, "rows" | "broken"> {
  const rows: Record<string, Row> = {};
  for (const target of targets) {
    for (const page of target.pages)
      rows[`${page}: ${target.figure}`] = pageRow(measured.summary, target, page);
  }
  rows["home: tap to product, Slow 4G"] = tapRow(measured);
  const flows = measured.noJs
    .filter(({ site }) => site === "gzip")
    .flatMap(({ content, flows }) => [
      ...Object.entries(content).map(([page, isThere]) => [page, isThere, "main content"] as const),
      ...Object.entries(flows).map(
        ([flow, { ok, at, why }]) => [flow, ok, `${at} ${why}`] as const,
      ),
    ]);
  for (const [name, isMet] of flows)
    rows[`${name}, without scripts`] = { met: isMet ? "yes" : "NO" };
  const missed = Object.entries(rows).filter(([, { met }]) => met === "NO");
  return {
    rows,
    broken: missed.map(
      ([name, { brotli, target, "× floor": ratio }]) =>
        `${name}: ${ratio || brotli || "failed"}${target ? `, ${target} allowed` : ""}`,
    ),
  };
}

function pageRow(loads: Load[], { net, metric, timesFloor, atMost }: Target, page: string): Row {
  const [brotli, gzip, floor] = ["brotli", "gzip", "floor"].map((site) => {
    const load = loads.find((one) => one.site === site && one.net === net && one.page === page);
    return load?.total ? valueOf(load, metric) : Number.NaN;
  }) as [number, number, number];
  const figures = { brotli: rounded(brotli), gzip: rounded(gzip) };
  if (timesFloor === undefined)
    return {
      ...figures,
      target: atMost ?? "",
      met: atMost === undefined ? "" : yesOrNo(brotli <= atMost),
    };
  return { ...figures, ...ratioTo(floor, { brotli, gzip, timesFloor }) };
}

function tapRow({ softNav }: Measured): Row {
  const [brotli, gzip, floor] = ["brotli", "gzip", "floor"].map(
    (site) =>
      softNav.find((tap) => tap.site === site && tap.net === "slow4g")?.ms?.median ?? Number.NaN,
  ) as [number, number, number];
  return {
    brotli: rounded(brotli),
    gzip: rounded(gzip),
    ...ratioTo(floor, { brotli, gzip, timesFloor: tapTimesFloor }),
  };
}

function ratioTo(
  floor: number,
  { brotli, gzip, timesFloor }: { brotli: number; gzip: number; timesFloor: number },
): Row {
  return {
    floor: rounded(floor),
    "× floor": (brotli / floor).toFixed(2),
    "gzip × floor": (gzip / floor).toFixed(2),
    target: `${timesFloor.toFixed(2)} × floor`,
    met: yesOrNo(brotli / floor <= timesFloor),
  };
}

function valueOf(load: Load, metric: Metric): number {
  return typeof metric === "function" ? metric(load) : (load[metric]?.median ?? Number.NaN);
}

function rounded(figure: number): number | "" {
  if (Number.isNaN(figure)) return "";
  return figure < 1 ? Number(figure.toFixed(3)) : Math.round(figure);
}

function yesOrNo(isMet: boolean): string {
  return isMet ? "yes" : "NO";
}
