// `npm run test:long`: what `npm test` does in a short form, at full length: load and faults on one build,
// then every test whose file asks for `isFullLength`.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
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
  "The bench's links, and every test that has a short form": [
    ...["node_modules/vitest/vitest.mjs", "run", "scripts/bench"],
    ...globSync("{app,db,scripts,tests}/**/*.test.ts").filter((file) =>
      readFileSync(file, "utf8").includes("isFullLength"),
    ),
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
