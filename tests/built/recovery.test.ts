import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rehearse } from "#scripts/recovery/rehearse.ts";
import { preparedParts } from "./prepared-parts.ts";

test("a shop that served, was backed up and lost everything is restored with every row and trigger, and sells on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kirana-recovery-"));
  await preparedParts({ port: 0, partyPort: 0, sandboxPort: 0, folder: join(folder, "state") });
  const rehearsal = await rehearse(folder, 3).finally(() => rm(folder, { recursive: true }));
  expect(rehearsal).toMatchObject({ orders: 3, wrong: [] });
  expect(rehearsal.triggers).toBeGreaterThan(30);
});
