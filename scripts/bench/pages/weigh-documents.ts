import type { openBrotliProxy } from "#scripts/bench/brotli-proxy.ts";
import { type Verdict, atMost } from "#scripts/bench/verdict.ts";

type Proxy = Awaited<ReturnType<typeof openBrotliProxy>>;

/** One congestion window: what a new connection brings without waiting for an answer. */
const window = 14_600;
const list = { cards: 24, bytes: 17_500, aFurtherCard: 300 };
const pages = [
  "/",
  "/product/chakki-fresh-atta",
  "/search?query=atta",
  "/search?query=oil",
  "/cart",
];
const lists = ["/category/Flours", "/category/all", "/search/atta"];

/** What each document weighs in brotli with its styles and its head. */
export async function weighDocuments(proxy: Proxy): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const path of [...pages, ...lists]) {
    const { bytes, cards } = await weigh(proxy, path);
    const ofList = list.bytes + list.aFurtherCard * Math.max(0, cards - list.cards);
    const most = lists.includes(path) ? ofList : window;
    verdicts[`${path}, ${cards} cards: HTML with CSS, bytes`] = atMost(bytes, most);
  }
  return verdicts;
}

async function weigh(proxy: Proxy, path: string): Promise<{ bytes: number; cards: number }> {
  proxy.takeSent();
  const html = await (await fetch(proxy.url + path)).text();
  const sheets = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  for (const sheet of sheets)
    await (await fetch(proxy.url + (/href="([^"]+)"/.exec(sheet)?.[1] ?? ""))).text();
  const bytes = proxy.takeSent().reduce((sum, sent) => sum + sent.bytes, 0);
  return { bytes, cards: html.match(/<article\b/g)?.length ?? 0 };
}
