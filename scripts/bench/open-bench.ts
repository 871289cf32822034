import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBindings } from "#scripts/bindings.ts";
import { copyData } from "#scripts/copy-data.ts";
import { raiseLimitsSql } from "#scripts/raise-limits.ts";
import { prepareParts, runParts } from "#scripts/run.ts";
import { dataFolder, freePort, readVariables } from "#scripts/settings.ts";
import { type Sample, findSample } from "./sample.ts";
import type { Figures, Section } from "./section.ts";

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

export function openBench(runs: number) {
  const folder = mkdtempSync(join(tmpdir(), "kirana-bench-"));
  const prepared = join(folder, "prepared");
  let preparing: ReturnType<typeof prepare> | undefined;
  const prepareOnce = () => (preparing ??= prepare(prepared));

  async function measure(name: string, section: Section, figures: Figures): Promise<void> {
    const own = join(folder, name);
    mkdirSync(own);
    const takeData = async () => {
      await prepareOnce();
      const data = dataFolder({ folder: mkdtempSync(join(own, "data-")) });
      copyData(dataFolder({ folder: prepared }), data);
      return data;
    };
    const closing: (() => Promise<void>)[] = [];
    const openShop = async () => {
      const { built } = await prepareOnce();
      const settings = await settingsOf(join(await takeData(), ".."));
      const parts = { settings, variables: readVariables(settings), built };
      const { shop, close } = await runParts(parts);
      closing.push(close);
      return { ...shop, sample: await findSample((await shop.bindings()).DB) };
    };
    try {
      await section({ folder: own, runs, openShop, takeData }, figures);
    } finally {
      for (const close of closing) await close();
      rmSync(own, { recursive: true, force: true });
    }
  }
  return { measure, close: () => rmSync(folder, { recursive: true, force: true }) };
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
  return {
    folder,
    port: await freePort(),
    partyPort: await freePort(),
    sandboxPort: await freePort(),
  };
}
