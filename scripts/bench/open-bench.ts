import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyBuild } from "#scripts/built-copy.ts";
import { prepareData, runAll } from "#scripts/run.ts";
import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import { dataFolder, freePort } from "#scripts/settings.ts";
import { type Sample, findSample } from "./sample.ts";

type OpenShop = Awaited<ReturnType<typeof runAll>>["shop"] & {
  sample: Sample;
  room: { url: string; secret: string };
};

/** What every section may use; it is made when first asked for, and gone when the bench closes. */
export type Bench = {
  /** A folder for what a section needs while it runs. */
  folder: string;
  /** How often to measure what is timed in a browser. */
  runs: number;
  /** A data folder of a section's own, freshly seeded. */
  seedData(name: string): Promise<string>;
  /** The built shop, one for all sections. */
  openShop(): Promise<OpenShop>;
  close(): Promise<void>;
};

export async function openBench(runs: number): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), "kirana-bench-"));
  await copyBuild(join(folder, "built"));
  let opening: ReturnType<typeof startShop> | undefined;
  return {
    folder,
    runs,
    async seedData(name) {
      const data = dataFolder({ folder: join(folder, name) });
      await prepareData(data);
      return data;
    },
    async openShop() {
      opening ??= startShop(folder);
      return (await opening).shop;
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startShop(folder: string) {
  const [port, partyPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const { shop, room, close } = await runAll({ folder, port, partyPort, sandboxPort });
  const { DB, PARTY_SECRET } = await shop.bindings();
  await DB.prepare(raiseLimitsSql).run();
  return {
    shop: {
      ...shop,
      sample: await findSample(DB),
      room: { url: room.url, secret: String(PARTY_SECRET) },
    },
    close,
  };
}
