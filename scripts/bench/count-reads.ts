// Runs in a process of its own, with the export condition "worker": only there React renders to web
// streams.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openPageCache } from "#app/platform/edge/page-cache.server.ts";
import { provideHashing } from "#db/seed/users.ts";
import { configuredVariables, openBindings } from "#scripts/bindings.ts";
import { countD1 } from "./counting-d1.ts";
import { tableScans } from "./reads/table-scans.ts";
import { createVisitor, hiddenFields } from "./reads/visitor.ts";
import { findSample } from "./sample.ts";
import { largeVisits } from "./large-visits.ts";
import { type Visit, deliveryVisits, shopVisits } from "./visits.ts";

export type Reads = Awaited<ReturnType<typeof measure>>;

const lists = { shop: shopVisits, delivery: deliveryVisits, large: largeVisits };
const [list = "", state = "", output = ""] = process.argv.slice(2);
const { bindings, close } = await openBindings(state);
const counted = countD1(bindings.DB);
await provideHashing();
const built = pathToFileURL(resolve("build/en/server/index.js")).href;
const { answerShop } = (await import(built)) as typeof import("#app/entry.shop.ts");
const environment = { ...configuredVariables("wrangler.toml"), ...bindings, DB: counted.d1 };
const later: Promise<unknown>[] = [];
const lifetime = { waitUntil: (promise: Promise<unknown>) => void later.push(promise) };
/** As in a location that knows nothing yet: every page is made, and says what it was made from. */
const emptyCache = { match: async () => undefined, put: async () => undefined };
const pageCache = openPageCache(emptyCache as unknown as Cache);
const handle = (request: Request) =>
  answerShop({ request, bindings: environment, lifetime, pageCache });

const { slug, packs, month, khata } = await findSample(bindings.DB);
const [visitor, shopper, regular, admin] = Array.from({ length: 4 }, () => createVisitor(handle));
const actors = { visitor, shopper, customer: shopper, regular, admin };
for (const financialId of packs) await shopper!.ask("/cart/add", { financialId, qty: "1" });
for (const financialId of month) await regular!.ask("/cart/add", { financialId, qty: "1" });

let before = "";
let order = "";
const measured: Reads[] = [];
for (const visit of lists[list as keyof typeof lists]) measured.push(await measure(visit));
await close();
writeFileSync(output, JSON.stringify(measured));
process.exit(0);

async function measure({ path: pattern, actor, form }: Visit) {
  const path = fill(pattern);
  const fields = typeof form === "function" ? form(hiddenFields(before, path)) : form;
  const values = Object.entries(fields ?? {}).map(([name, value]) => [name, fill(value)]);
  const posted = fields && (Object.fromEntries(values) as Record<string, string>);
  counted.take();
  const start = performance.now();
  const { status, html, location } = await actors[actor]!.ask(path, posted);
  const ms = performance.now() - start;
  await Promise.all(later.splice(0));
  before = html;
  if (location?.startsWith("/order/")) order = location;
  return { status, ms, cards: html.match(/<article/g)?.length ?? 0, ...(await takeReads()) };
}

function fill(text: string): string {
  const values: Record<string, string> = { slug, khata, order, pack: packs[0] ?? "" };
  return text.replace(/\{(slug|khata|order|pack)\}/g, (_, name: string) => values[name]!);
}

async function takeReads() {
  const { roundTrips: trips, writeTrips, statements } = counted.take();
  const sum = (key: "rowsRead" | "rowsWritten") =>
    statements.reduce((total, statement) => total + statement[key], 0);
  const rows = { rowsRead: sum("rowsRead"), rowsWritten: sum("rowsWritten") };
  const scans: string[] = [];
  for (const statement of statements)
    for (const detail of await tableScans(bindings.DB, statement))
      scans.push(`${detail}: ${statement.sql.replace(/\s+/g, " ")}`);
  return { trips, writeTrips, statements: statements.length, ...rows, scans };
}
