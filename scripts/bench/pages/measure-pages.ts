import { openBrotliProxy } from "#scripts/bench/brotli-proxy.ts";
import type { Bench } from "#scripts/bench/open-bench.ts";
import type { Figures } from "#scripts/bench/section.ts";
import { findInstrument, pathOf, runInstrument } from "./instrument.ts";
import { judge } from "./judge.ts";

const loads = ["--nets", "slow4g,slow4g-link,slow3g-link", "--nets3g-pages", "home,product"];

/** Every page on a slow phone network, beside a static floor; and what can be done without scripts. */
export async function measurePages(bench: Bench): Promise<Figures> {
  const instrument = findInstrument();
  if (!instrument)
    return {
      rows: {},
      broken: [],
      note: "Skipped: no measuring instrument beside the project (MEASURE_DIR).",
    };
  const { url } = await bench.openShop();
  const proxy = await openBrotliProxy(url);
  const gzip = { name: "gzip", url: url.replace("localhost", "127.0.0.1") };
  const brotli = { name: "brotli", url: proxy.url };
  try {
    const timed = await runInstrument(instrument, {
      sites: [gzip, brotli],
      args: ["--only", "loads,softnav", "--runs", String(bench.runs), ...loads],
    });
    const sent = proxy.takeSent();
    for (const load of timed.summary) {
      const page = sent.find(
        ({ path, type, isPrefetch }) =>
          !isPrefetch && type.startsWith("text/html") && path === pathOf(load.page),
      );
      load.ownHtml = load.site === brotli.name && page ? page.bytes : Number.NaN;
    }
    const { noJs } = await runInstrument(instrument, { sites: [gzip], args: ["--only", "nojs"] });
    return { ...judge({ ...timed, noJs }), note: noteOf(bench.runs, timed.meta.loadavg[0] ?? 0) };
  } finally {
    await proxy.close();
  }
}

function noteOf(runs: number, load: number): string {
  return `Median of ${runs}; × is the ratio to the floor of the same run, milliseconds mean nothing elsewhere (machine load ${load.toFixed(1)}).
"brotli" is behind a proxy that compresses as the edge does and is judged; "gzip" is what the local Worker answers a browser itself.`;
}
