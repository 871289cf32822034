// `npm run recovery:rehearse`: ends with 1 when anything of a lost shop did not come back.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rehearse } from "./recovery/rehearse.ts";

const { values } = parseArgs({ options: { orders: { type: "string", default: "50" } } });
const folder = await mkdtemp(join(tmpdir(), "kirana-recovery-"));
try {
  const { wrong, ...measured } = await rehearse(folder, Number(values.orders));
  console.table([measured]);
  for (const fault of wrong) console.error(fault);
  console.log(wrong.length === 0 ? "All of it came back." : `${wrong.length} faults.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
