// Runs in a process of its own, with the export condition "worker": only there React renders to web streams.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { provideHashing } from "#db/seed/users.ts";
import { createVisitor } from "#scripts/bench/reads/visitor.ts";
import { configuredVariables, openBindings } from "#scripts/bindings.ts";
import { type Ask, type Row, auditBooks, takeStock } from "#tests/load/books.ts";
import { addCustomers, choosePacks } from "#tests/load/customers.ts";
import { createLog } from "#tests/load/log.ts";
import { createShopper } from "#tests/load/shopper.ts";
import { createRandom } from "#tests/random.ts";
import { refuseD1 } from "./refusing-d1.ts";
import { type FaultRow, lostOf, saidIn } from "./row.ts";
import { orderStubbornly } from "./stubborn-shopper.ts";

const [state = "", seconds = "3"] = process.argv.slice(2);
const { bindings, close } = await openBindings(state);
await provideHashing();
// What the shop logs of each refusal is not the result.
console.error = () => undefined;
const built = pathToFileURL(resolve("build/en/server/index.js")).href;
const { answerShop } = (await import(built)) as typeof import("#app/entry.shop.ts");
const random = createRandom(5);
let isHealthy = true;
const { d1, refusals } = refuseD1(bindings.DB, {
  isRefused: () => !isHealthy && random.isOne(10),
  isLost: () => random.isOne(2),
});
const later: Promise<unknown>[] = [];
const environment = { ...configuredVariables("wrangler.toml"), ...bindings, DB: d1 };
const seen = new Map<string, number>();

async function handle(request: Request): Promise<Response> {
  const response = await answerShop({
    request,
    bindings: environment,
    lifetime: { waitUntil: (promise) => void later.push(promise) },
  });
  if (response.status >= 500) {
    const what = `${response.status} ${saidIn(await response.clone().text())}`;
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  return response;
}

const ask: Ask = async (sql) => (await bindings.DB.prepare(sql).all<Row>()).results;
const phones = await addCustomers(ask, 3);
const packs = await choosePacks(ask, { plenty: 10, scarce: 2, left: 20 });
const before = await takeStock(ask);
const answered: string[] = [];
const living = await Promise.all(
  phones.map(async (phone, number) => {
    const shopper = createShopper({
      visitor: createVisitor(handle),
      phone,
      packs,
      random: createRandom(number),
      log: createLog(),
    });
    await shopper.signIn();
    return shopper;
  }),
);
isHealthy = false;
const start = Date.now();
const isOver = () => Date.now() - start > Number(seconds) * 1000;
await Promise.all(
  living.map((shopper) =>
    orderStubbornly({
      shopper,
      isOver,
      untilBack: async () => undefined,
      onOrder: (orderId) => void answered.push(orderId),
      onLost: () => undefined,
    }),
  ),
);
isHealthy = true;
await Promise.allSettled(later);
const shown = [...seen].map(([what, times]) => `${times} × ${what}`).join(", ");
const row: FaultRow = {
  fault: `D1 refusing one call in ten (${refusals.before} before, ${refusals.after} after it was done)`,
  ms: Date.now() - start,
  seen: `${shown}; once more, and ${answered.length} orders were answered`,
  lost: lostOf(await auditBooks(ask, { before, answered })),
};
await close();
process.stdout.write(JSON.stringify(row));
process.exit(0);
