import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openBindings } from "#scripts/bindings.ts";
import { copyData } from "#scripts/copy-data.ts";
import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import { prepareParts, runParts } from "#scripts/run.ts";
import { dataFolder, freePort, readVariables } from "#scripts/settings.ts";
import type { Figures } from "./report.ts";
import { type Sample, findSample } from "./sample.ts";

type OpenShop = Awaited<ReturnType<typeof runParts>>["shop"] & { sample: Sample };

/** What a section is given; what it opened is closed when it ends. */
export type Bench = {
  /** For what it needs while it runs. */
  folder: string;
  /** How often to measure what is timed in a browser. */
  runs: number;
  /** The built shop as it was seeded, of this section alone. */
  openShop(): Promise<OpenShop>;
  /** The folder of such data, for a section that serves no shop. */
  takeData(): Promise<string>;
};

/** Fills in its figures as it goes. */
export type Section = (bench: Bench, figures: Figures) => Promise<void>;

export function openBench(runs: number) {
  const root = mkdtempSync(join(tmpdir(), "kirana-bench-"));
  const prepared = join(root, "prepared");
  let preparing: ReturnType<typeof prepare> | undefined;
  const prepareOnce = () => (preparing ??= prepare(prepared));

  async function measure(name: string, section: Section, figures: Figures): Promise<void> {
    const folder = join(root, name);
    mkdirSync(folder);
    const closing: (() => Promise<void>)[] = [];
    async function takeData() {
      await prepareOnce();
      const data = dataFolder({ folder: mkdtempSync(join(folder, "data-")) });
      copyData(dataFolder({ folder: prepared }), data);
      return data;
    }
    async function openShop() {
      const { built } = await prepareOnce();
      const settings = await settingsOf(dirname(await takeData()));
      const parts = { settings, variables: readVariables(settings), built };
      const { shop, close } = await runParts(parts);
      closing.push(close);
      return { ...shop, sample: await findSample((await shop.bindings()).DB) };
    }
    try {
      await section({ folder, runs, openShop, takeData }, figures);
    } finally {
      for (const close of closing) await close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { measure, close: () => rmSync(root, { recursive: true, force: true }) };
}

/** Built and seeded, with limits that stop no section. */
async function prepare(folder: string) {
  const parts = await prepareParts(await settingsOf(folder));
  const { bindings, close } = await openBindings(dataFolder({ folder }));
  await bindings.DB.prepare(raiseLimitsSql).run();
  await close();
  return parts;
}

async function settingsOf(folder: string) {
  const [port, partyPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  return { folder, port, partyPort, sandboxPort };
}
