// Runs in a process of its own, with the export condition "worker": only there React renders to web
// streams.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { answerRequest } from "#app/platform/edge/answer-request.server.ts";
import { openPageCache } from "#app/platform/edge/page-cache.server.ts";
import { provideHashing } from "#db/seed/users.ts";
import { configuredVariables, openBindings } from "#scripts/bindings.ts";
import { findSample } from "#scripts/bench/sample.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { tableScans } from "./table-scans.ts";
import type { Actor, Reads, Visit } from "./visit.ts";
import { type Visitor, createVisitor, hiddenFields } from "./visitor.ts";

const [list = "", state = "", output = ""] = process.argv.slice(2);
const { visits } = (await import(pathToFileURL(resolve(list)).href)) as { visits: Visit[] };
const { bindings, close } = await openBindings(state);
const counted = countD1(bindings.DB);
await provideHashing();
const build: ServerBuild = await import(pathToFileURL(resolve("build/en/server/index.js")).href);
const answer = createRequestHandler(build, "production");
const environment = { ...configuredVariables("wrangler.toml"), ...bindings, DB: counted.d1 };
const later: Promise<unknown>[] = [];
const lifetime = { waitUntil: (promise: Promise<unknown>) => void later.push(promise) };
/** As in a location that knows nothing yet: every page is made, and says what it was made from. */
const pageCache = openPageCache({
  match: async () => undefined,
  put: async () => undefined,
} as unknown as Cache);
const handle = (request: Request) =>
  answerRequest(
    { request, bindings: environment, lifetime, pageCache, addresses: knownAddresses },
    answer,
  );

const { slug, packs, month, khata } = await findSample(bindings.DB);
const shopper = createVisitor(handle);
const actors: Record<Actor, Visitor> = {
  visitor: createVisitor(handle),
  shopper,
  customer: shopper,
  regular: createVisitor(handle),
  admin: createVisitor(handle),
};
for (const financialId of packs) await shopper.ask("/cart/add", { financialId, qty: "1" });
for (const financialId of month) await actors.regular.ask("/cart/add", { financialId, qty: "1" });

const measured: Reads[] = [];
let before = "";
let order = "";
for (const visit of visits) {
  const path = visit.path
    .replace("{slug}", slug)
    .replace("{khata}", khata)
    .replace("{order}", order);
  const form =
    typeof visit.form === "function" ? visit.form(hiddenFields(before, path)) : visit.form;
  counted.take();
  const start = performance.now();
  const { status, html, location } = await actors[visit.actor].ask(path, form && fill(form));
  const ms = performance.now() - start;
  await Promise.all(later.splice(0));
  const cards = html.match(/<article/g)?.length ?? 0;
  measured.push({ name: visit.name, path, status, ms, cards, ...(await takeReads()) });
  before = html;
  if (location?.startsWith("/order/")) order = location;
}
await close();
writeFileSync(output, JSON.stringify(measured));
process.exit(0);

async function takeReads() {
  const { roundTrips, writeTrips, statements } = counted.take();
  const sum = (key: "rowsRead" | "rowsWritten") =>
    statements.reduce((total, statement) => total + statement[key], 0);
  const scans: string[] = [];
  for (const statement of statements) {
    for (const detail of await tableScans(bindings.DB, statement))
      scans.push(`${detail}: ${statement.sql.replace(/\s+/g, " ")}`);
  }
  return {
    trips: roundTrips,
    writeTrips,
    statements: statements.length,
    rowsRead: sum("rowsRead"),
    rowsWritten: sum("rowsWritten"),
    scans,
  };
}

function fill(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value.replace("{pack}", packs[0] ?? "")]),
  );
}
