import type { Load, Metric, Net } from "./instrument.ts";

export type Target = {
  figure: string;
  net: Net;
  pages: readonly string[];
  metric: Metric;
  /** At most so many times the floor of the same run. */
  timesFloor?: number;
  /** At most so much, on every machine. */
  atMost?: number;
};

const everyPage = ["home", "category", "product", "search", "cart"] as const;
const catalogue = ["home", "category", "product"] as const;
const bytes = (kind: string) => (load: Load) => load.bytes[kind] ?? 0;
const fetchedAhead = (load: Load) => bytes("html")(load) - load.ownHtml;
const kibWithoutScripts = { home: 90, category: 100, product: 45, search: 60, cart: 25 } as const;

/** What the shop holds itself to on a slow network. */
export const targets: Target[] = [
  {
    figure: "first screen, Slow 4G link",
    net: "slow4g-link",
    pages: catalogue,
    metric: "vis",
    timesFloor: 1.2,
  },
  {
    figure: "first screen, Slow 3G link",
    net: "slow3g-link",
    pages: ["home", "product"],
    metric: "vis",
    timesFloor: 1.4,
  },
  { figure: "LCP, Slow 4G", net: "slow4g", pages: everyPage, metric: "lcp", timesFloor: 1.2 },
  { figure: "FCP, Slow 4G", net: "slow4g", pages: everyPage, metric: "fcp", timesFloor: 1.15 },
  { figure: "TBT, ms", net: "slow4g", pages: everyPage, metric: "tbt", atMost: 50 },
  { figure: "CLS", net: "slow4g", pages: everyPage, metric: "cls", atMost: 0.0005 },
  {
    figure: "HTML and CSS, bytes",
    net: "slow4g",
    pages: everyPage,
    metric: (load) => load.ownHtml + bytes("css")(load),
    atMost: 14_600,
  },
  {
    figure: "fetched ahead, bytes",
    net: "slow4g",
    pages: everyPage,
    metric: fetchedAhead,
    atMost: 30 * 1024,
  },
  {
    figure: "scripts, bytes",
    net: "slow4g",
    pages: everyPage,
    metric: bytes("js"),
    atMost: 90 * 1024,
  },
  { figure: "pictures, bytes", net: "slow4g", pages: everyPage, metric: bytes("img") },
  ...everyPage.map((page): Target => ({
    figure: "all but scripts, bytes",
    net: "slow4g",
    pages: [page],
    metric: (load) => load.total.median - bytes("js")(load) - fetchedAhead(load),
    atMost: kibWithoutScripts[page] * 1024,
  })),
];

/** A tap to the product's heading: 150 ms where the floor's plain link took 281. */
export const tapTimesFloor = 150 / 281;
