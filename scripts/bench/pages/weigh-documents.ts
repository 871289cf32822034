import type { Language } from "#app/values/language.ts";
import type { openBrotliProxy } from "#scripts/bench/brotli-proxy.ts";
import { type Verdict, atMost } from "#scripts/bench/verdict.ts";

type Proxy = Awaited<ReturnType<typeof openBrotliProxy>>;

/** One congestion window: what a new connection brings without waiting for an answer. */
const window = 14_600;
/** Letters of Devanagari take three bytes. */
const timesEnglish = 1.2;
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
  for (const path of pages)
    verdicts[`${path}: HTML with CSS, bytes`] = atMost((await weigh(proxy, path)).bytes, window);
  for (const path of lists) {
    const { bytes, cards } = await weigh(proxy, path);
    const most = list.bytes + list.aFurtherCard * Math.max(0, cards - list.cards);
    verdicts[`${path}, ${cards} cards: HTML with CSS, bytes`] = atMost(bytes, most);
  }
  for (const path of ["/", "/product/chakki-fresh-atta", "/cart"]) {
    const [english, hindi] = [await weigh(proxy, path), await weigh(proxy, path, "hi")];
    const most = Math.min(window, Math.floor(english.bytes * timesEnglish));
    verdicts[`${path} in Hindi: HTML with CSS, bytes`] = atMost(hindi.bytes, most);
  }
  return verdicts;
}

async function weigh(
  proxy: Proxy,
  path: string,
  language: Language = "en",
): Promise<{ bytes: number; cards: number }> {
  proxy.takeSent();
  const headers = { Cookie: `lang=${language}` };
  const html = await (await fetch(proxy.url + path, { headers })).text();
  const sheets = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  for (const sheet of sheets)
    await (await fetch(proxy.url + (/href="([^"]+)"/.exec(sheet)?.[1] ?? ""))).text();
  const bytes = proxy.takeSent().reduce((sum, sent) => sum + sent.bytes, 0);
  return { bytes, cards: html.match(/<article\b/g)?.length ?? 0 };
}
