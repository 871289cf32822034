// `npm run test:faults`: kills, backups meanwhile, failing gateways and a refusing database; ends with 1 when anything was lost.
import { parseArgs } from "node:util";
import { openBuiltShop } from "#tests/built/built-shop.ts";
import { openKillableShop } from "#tests/built/killable-shop.ts";
import { backUpUnderLoad } from "./backups.ts";
import { failAround } from "./gateways.ts";
import { killUnderLoad } from "./kills.ts";
import { refundThroughKills } from "./refunds.ts";
import { refuseCalls } from "./refuse-calls.ts";
import { faultsOf } from "./row.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
console.log(`Seed ${values.seed}`);

const killable = await openKillableShop();
const killed = await killUnderLoad(killable, {
  times: Number(values.kills),
  seed: Number(values.seed),
}).finally(killable.close);
console.table(killed.rows);
const backedUp = await openKillableShop();
const backups = await backUpUnderLoad(backedUp, Number(values.seed)).finally(backedUp.close);
console.table(backups);
const refunding = await openKillableShop();
const refunds = await refundThroughKills(refunding).finally(refunding.close);
console.table(refunds);
const shop = await openBuiltShop();
const around = await failAround(shop, {
  modes: ["fail", "delay", "drop", "nonsense", "gone"],
}).finally(shop.close);
console.table(around);
const refused = await refuseCalls(20);
console.table([refused]);

const faults = [...killed.faults, ...faultsOf([...backups, ...refunds, ...around, refused])];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "Nothing was lost." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
