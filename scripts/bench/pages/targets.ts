import { type Verdict, atMost, exactly, timesFloor } from "#scripts/bench/verdict.ts";
import type { PageLoad } from "./load-page.ts";
import type { NetworkName } from "./networks.ts";

export const shopPages = {
  home: "/",
  category: "/category/Flours",
  product: "/product/chakki-fresh-atta",
  search: "/search?query=atta",
  cart: "/cart",
} as const;

export type PageName = keyof typeof shopPages;

/** A figure of some pages on a network, and how it is judged beside the floor's of the same run. */
export type Target = {
  figure: string;
  network: NetworkName;
  pages: readonly PageName[];
  of: (load: PageLoad) => number;
  judge: (seen: number, floor: number) => Verdict;
};

const everyPage = Object.keys(shopPages) as PageName[];
const catalogue = ["home", "category", "product"] as const;
const kibWithoutScripts = { home: 90, category: 100, product: 45, search: 60, cart: 25 } as const;
const times = (most?: number) => (seen: number, floor: number) => timesFloor(seen, floor, most);
const upTo = (most: number) => (seen: number) => atMost(seen, most);
const none = (seen: number) => exactly(seen, 0);
const firstScreen = { figure: "first screen", of: (load: PageLoad) => load.firstScreen } as const;
const overHttp2 = { network: "Slow 4G link, HTTP/2", pages: catalogue } as const;
const overHttp1 = { network: "Slow 4G link, HTTP/1.1", pages: catalogue } as const;
const on3g = { network: "Slow 3G link, HTTP/2", pages: ["home", "product"] } as const;
const slow = { network: "Slow 4G", pages: everyPage } as const;

/** What the shop holds itself to on a slow network. */
export const targets: Target[] = [
  { ...overHttp2, ...firstScreen, judge: times(1.15) },
  { ...overHttp1, ...firstScreen, judge: times() },
  { ...on3g, ...firstScreen, judge: times(1.2) },
  {
    ...overHttp2,
    figure: "scripts before it",
    of: ({ earlyScripts }) => earlyScripts,
    judge: none,
  },
  { ...slow, figure: "LCP", of: ({ lcp }) => lcp, judge: times(1.2) },
  { ...slow, figure: "FCP", of: ({ fcp }) => fcp, judge: times(1.3) },
  { ...slow, figure: "TBT, ms", of: ({ tbt }) => tbt, judge: upTo(70) },
  { ...slow, figure: "CLS", of: ({ cls }) => cls, judge: none },
  { ...slow, figure: "scripts, bytes", of: ({ scripts }) => scripts, judge: upTo(105 * 1024) },
  { ...slow, figure: "script files", of: ({ scriptFiles }) => scriptFiles, judge: upTo(14) },
  ...everyPage.map((page): Target => ({
    ...slow,
    figure: "all but scripts, bytes",
    pages: [page],
    of: ({ all, scripts }) => all - scripts,
    judge: upTo(kibWithoutScripts[page] * 1024),
  })),
];

/** From the tap to the product's heading, which was fetched ahead; the floor's is a plain link. */
export const judgeTap = times(0.8);
