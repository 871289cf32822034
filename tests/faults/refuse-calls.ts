import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyBuild } from "#scripts/built-copy.ts";
import { prepareData } from "#scripts/run.ts";
import type { FaultRow } from "./row.ts";

/** Three shoppers for so long on a shop whose database refuses one call in ten. */
export async function refuseCalls(seconds: number): Promise<FaultRow> {
  const folder = await mkdtemp(join(tmpdir(), "kirana-refused-"));
  try {
    await copyBuild(join(folder, "built"));
    await prepareData(join(folder, "v3"));
    const args = [
      "--conditions=worker",
      join(import.meta.dirname, "shop-on-refusing-d1.ts"),
      join(folder, "v3"),
      String(seconds),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, NODE_ENV: "production" },
    });
    return JSON.parse(stdout) as FaultRow;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
