import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { preparedParts } from "#tests/built/prepared-parts.ts";
import type { FaultRow } from "./row.ts";

/** Three shoppers for so long on a shop whose database refuses one call in ten. */
export async function refuseCalls(seconds: number): Promise<FaultRow> {
  const folder = await mkdtemp(join(tmpdir(), "kirana-refused-"));
  try {
    await preparedParts({ port: 0, partyPort: 0, sandboxPort: 0, folder });
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
