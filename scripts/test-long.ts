// `npm run test:long`: what `npm test` does in a short form, at full length: load and faults on one
// build, hostile values in every field, a restore and the job killed at more moments, every page in more widths,
// more races for one order.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "./test/run-program.ts";

const folder = mkdtempSync(join(tmpdir(), "kirana-long-"));
process.env.PREPARED_SHOP = join(folder, "prepared");
process.env.TEST_LENGTH = "full";
const runs: Record<string, string[]> = {
  "Build and seed": ["tests/built/prepared-parts.ts", process.env.PREPARED_SHOP],
  Load: ["tests/load/run.ts"],
  Faults: ["tests/faults/run.ts"],
  "Bad input, any text, restore, the bench's links, khata, lists, languages, journeys, crawls, races and other sites":
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "app/features/api/call/bad-input.test.ts",
      "app/features/api/standing/killed-job.test.ts",
      "app/features/khata/khata.test.ts",
      "app/features/lists/seeded-lists.test.ts",
      "scripts/backup/older.test.ts",
      "scripts/backup/restore.test.ts",
      "scripts/bench",
      "scripts/catalogue.test.ts",
      "tests/attacks/other-site.test.ts",
      "tests/built/accessibility.test.ts",
      "tests/built/account-and-payment.test.ts",
      "tests/built/budgets.test.ts",
      "tests/built/hindi-journeys.test.ts",
      "tests/built/hydration.test.ts",
      "tests/built/languages.test.ts",
      "tests/built/marked.test.ts",
      "tests/built/owner-pages.test.ts",
      "tests/built/valid-html.test.ts",
      "tests/month",
      "tests/races/interleaving.test.ts",
      "tests/races/paying.test.ts",
      "tests/search/any-text.test.ts",
    ],
};
const ends: string[] = [];
for (const [title, program] of Object.entries(runs)) {
  console.log(`\n${title}`);
  const { isFine, seconds } = await runProgram(program, "shown");
  ends.push(`${seconds.toFixed(0).padStart(5)} s  ${title}${isFine ? "" : ": failed"}`);
  if (!isFine) process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${ends.join("\n")}`);
