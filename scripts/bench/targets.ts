import type { PageLoad } from "./load-page.ts";
import type { Network } from "./phone.ts";
import { type Verdict, atMost, exactly, median, timesFloor } from "./report.ts";

export const shopPages = {
  home: "/",
  category: "/category/Flours",
  product: "/product/chakki-fresh-atta",
  search: "/search?query=atta",
  cart: "/cart",
};
const slow4g = { roundTripMs: 150, downBytesPerMs: 200, upBytesPerMs: 93.75 };
const slow3g = { roundTripMs: 400, downBytesPerMs: 50, upBytesPerMs: 50 };
export const networks = {
  "Slow 4G": { ...slow4g, protocol: "HTTP/2", isLink: false },
  "Slow 4G link, HTTP/2": { ...slow4g, protocol: "HTTP/2", isLink: true },
  "Slow 4G link, HTTP/1.1": { ...slow4g, protocol: "HTTP/1.1", isLink: true },
  "Slow 3G link, HTTP/2": { ...slow3g, protocol: "HTTP/2", isLink: true },
} satisfies Record<string, Network>;

type PageName = keyof typeof shopPages;
type NetworkName = keyof typeof networks;
export type SiteName = "shop" | "floor";
export type Measured = {
  loads: { site: SiteName; page: PageName; network: NetworkName; load: PageLoad }[];
  taps: Record<SiteName, number[]>;
};

/** A figure of some pages on a network, and how it is judged beside the floor's of the same run. */
type Target = {
  figure: string;
  network: NetworkName;
  pages: PageName[];
  of: (load: PageLoad) => number;
  judge: (seen: number, floor: number) => Verdict;
};

const everyPage = Object.keys(shopPages) as PageName[];
const kibWithoutScripts = { home: 90, category: 100, product: 45, search: 60, cart: 25 };
const times = (most?: number) => (seen: number, floor: number) => timesFloor(seen, floor, most);
const upTo = (most: number) => (seen: number) => atMost(seen, most);
const none = (seen: number) => exactly(seen, 0);
const http2 = "Slow 4G link, HTTP/2";

/** What the shop holds itself to on a slow network. */
const targets: Target[] = [
  ...on(http2, ["home", "category", "product"], {
    "first screen": [({ firstScreen }) => firstScreen, times(1.15)],
    "scripts before it": [({ earlyScripts }) => earlyScripts, none],
  }),
  ...on("Slow 4G link, HTTP/1.1", ["home", "category", "product"], {
    "first screen": [({ firstScreen }) => firstScreen, times()],
  }),
  ...on("Slow 3G link, HTTP/2", ["home", "product"], {
    "first screen": [({ firstScreen }) => firstScreen, times(1.2)],
  }),
  ...on("Slow 4G", everyPage, {
    LCP: [({ lcp }) => lcp, times(1.2)],
    FCP: [({ fcp }) => fcp, times(1.3)],
    "TBT, ms": [({ tbt }) => tbt, upTo(70)],
    CLS: [({ cls }) => cls, none],
    "scripts, bytes": [({ scripts }) => scripts, upTo(105 * 1024)],
    "script files": [({ scriptFiles }) => scriptFiles, upTo(14)],
  }),
  ...everyPage.flatMap((page) =>
    on("Slow 4G", [page], {
      "all but scripts, bytes": [
        ({ all, scripts }) => all - scripts,
        upTo(kibWithoutScripts[page] * 1024),
      ],
    }),
  ),
];

function on(
  network: NetworkName,
  pages: PageName[],
  figures: Record<string, [Target["of"], Target["judge"]]>,
): Target[] {
  return Object.entries(figures).map(([figure, [of, judge]]) => ({
    figure,
    network,
    pages,
    of,
    judge,
  }));
}

/** Each page on each network that a target names. */
export function wantedVisits(): { network: NetworkName; page: PageName }[] {
  return (Object.keys(networks) as NetworkName[]).flatMap((network) => {
    const aimed = targets.filter((target) => target.network === network);
    const pages = new Set(aimed.flatMap((target) => target.pages));
    return [...pages].map((page) => ({ network, page }));
  });
}

/** The medians of all runs, each beside its bound. */
export function judgeLoads({ loads, taps }: Measured): Record<string, Verdict> {
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
  // It was fetched ahead; the floor's is a plain link.
  const tap = timesFloor(median(taps.shop), median(taps.floor), 0.8);
  return { ...Object.fromEntries(verdicts), "home: tap to product, Slow 4G": tap };
}
