import { fillCart } from "./fill-cart.ts";
import { requestsPerSecond, timeToFirstByte } from "./load.ts";
import type { Bench } from "./open-bench.ts";
import { pages } from "./pages.ts";
import type { Figures } from "./section.ts";
import { weigh } from "./weights.ts";

const mostScriptBytes = 90 * 1024;

/** What the built shop serves, how soon, and how often a second. */
export async function measureLoad(bench: Bench): Promise<Figures> {
  const { url, sample } = await bench.openShop();
  const cookie = await fillCart(url, sample.packs);
  const figures: Figures = { rows: {}, broken: [] };
  for (const { name, path, actor, bytes, isLoadTested } of pages) {
    if (!isLoadTested) continue;
    const jar = actor === "visitor" ? "" : cookie;
    const address = path.replace("{slug}", sample.slug);
    const { html, css, scripts } = await weigh(url, address, jar);
    const ttfbMs = await timeToFirstByte(url + address, jar);
    const { perSecond, failures } = await requestsPerSecond(url + address, jar);
    figures.rows[name] = { "HTML B": html, "CSS B": css, "scripts B": scripts, "TTFB ms": ttfbMs.toFixed(1), "req/s": perSecond };
    if (bytes && html + css > bytes) figures.broken.push(`${name}: ${html + css} bytes of HTML and CSS, ${bytes} allowed`);
    if (scripts > mostScriptBytes) figures.broken.push(`${name}: ${scripts} bytes of scripts, ${mostScriptBytes} allowed`);
    if (failures > 0) figures.broken.push(`${name}: ${failures} requests failed under load`);
  }
  return figures;
}
