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

export type Target = {
  figure: string;
  network: NetworkName;
  pages: readonly PageName[];
  of: (load: PageLoad) => number;
  /** Beside the floor of the same run, and at most so many times that. */
  isOfFloor?: true;
  timesFloor?: number;
  atMost?: number;
  exactly?: number;
};

const everyPage = Object.keys(shopPages) as PageName[];
const lists = ["home", "category"] as const;
const catalogue = ["home", "category", "product"] as const;
const kibWithoutScripts = { home: 90, category: 100, product: 45, search: 60, cart: 25 } as const;
const firstScreen = {
  figure: "first screen",
  isOfFloor: true,
  of: (load: PageLoad) => load.firstScreen,
} as const;
const slow = { network: "Slow 4G", pages: everyPage } as const;

/** What the shop holds itself to on a slow network. */
export const targets: Target[] = [
  { ...firstScreen, network: "Slow 4G link, HTTP/2", pages: catalogue, timesFloor: 1.15 },
  { ...firstScreen, network: "Slow 4G link, HTTP/1.1", pages: catalogue },
  { ...firstScreen, network: "Slow 3G link, HTTP/2", pages: ["home", "product"], timesFloor: 1.2 },
  {
    figure: "scripts asked for before the first screen",
    network: "Slow 4G link, HTTP/2",
    pages: catalogue,
    of: ({ earlyScripts }) => earlyScripts,
    exactly: 0,
  },
  { ...slow, figure: "LCP", of: ({ lcp }) => lcp, isOfFloor: true, timesFloor: 1.2 },
  { ...slow, figure: "FCP", of: ({ fcp }) => fcp, isOfFloor: true, timesFloor: 1.3 },
  { ...slow, figure: "TBT, ms", of: ({ tbt }) => tbt, atMost: 70 },
  { ...slow, figure: "CLS", of: ({ cls }) => cls, exactly: 0 },
  { ...slow, figure: "scripts, bytes", of: ({ scripts }) => scripts, atMost: 105 * 1024 },
  { ...slow, figure: "script files", of: ({ scriptFiles }) => scriptFiles, atMost: 14 },
  {
    ...slow,
    figure: "products fetched ahead",
    pages: lists,
    of: ({ pagesAhead }) => pagesAhead,
    exactly: 2,
  },
  { ...slow, figure: "fetched ahead, bytes", of: ({ ahead }) => ahead, atMost: 30 * 1024 },
  ...everyPage.map((page): Target => ({
    ...slow,
    figure: "all but scripts, bytes",
    pages: [page],
    of: ({ all, scripts }) => all - scripts,
    atMost: kibWithoutScripts[page] * 1024,
  })),
];

/** From the tap to the product's heading, which was fetched ahead; the floor's is a plain link. */
export const tapTimesFloor = 0.8;
