import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.ts";
import { type Ended, runProgram } from "./test/run-program.ts";
import { type Report, failuresIn } from "./test/report.ts";

type Stage = { title: string; seconds: number; passed: number; failures: string[] };

const folder = mkdtempSync(join(tmpdir(), "kirana-tests-"));
process.env.CHROMIUM_PATH = findBrowser();
process.env.PREPARED_SHOP = join(folder, "prepared");
// Commands are started dozens of times: what Node.js made of their modules is kept.
process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
/** What measures time stands alone. */
const alone = ["tests/load", "tests/built/live-prices.test.ts"];

/** The bench's own links, which only `npm run bench` speaks over. */
const links = "scripts/bench/{listen,slow-link}.test.ts";

/** The longest first. */
const checks: [title: string, program: string[]][] = [
  // The shop as it is deployed, and its data: once for all tests that take it.
  ["Build and seed", ["tests/built/prepared-parts.ts", process.env.PREPARED_SHOP]],
  ["Lint", ["node_modules/eslint/bin/eslint.js", "."]],
  ["Format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]],
  // With all processors it would take twice their time.
  ["Type check", ["node_modules/typescript-7/bin/tsc", "--project", ".", "--singleThreaded"]],
];

const stages = [
  ...(await Promise.all([runChecks(), runChecks()])).flat(),
  await suite("Unit and integration tests", {
    workers: 2,
    args: ["tests/{built,attacks,load,faults}/**", links].flatMap((some) => ["--exclude", some]),
  }),
  // One more than there are processors, as each waits now and then for a page that is quiet.
  await suite("End-to-end tests", {
    workers: 3,
    args: ["tests/built", "tests/attacks", "tests/faults", "--exclude", alone.at(-1)!],
  }),
  await suite("Times and load", { workers: 1, args: alone }),
];
rmSync(folder, { recursive: true, force: true });

const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
const failures = stages.flatMap((stage) => stage.failures);
for (const failure of failures) console.error(`\nFailed: ${failure}`);
for (const { title, seconds } of stages)
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${title}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** One after the other what nobody has taken yet; two of them keep two processors busy. */
async function runChecks(): Promise<Stage[]> {
  const ended: Stage[] = [];
  for (let next = checks.shift(); next; next = checks.shift()) ended.push(await check(...next));
  return ended;
}

async function check(title: string, program: string[]): Promise<Stage> {
  const { isFine, seconds, output } = await runProgram(program, "kept");
  console.log(`\n${title}\n${output}`);
  return { title, seconds, passed: Number(isFine), failures: isFine ? [] : [title] };
}

async function suite(
  title: string,
  { workers, args }: { workers: number; args: string[] },
): Promise<Stage> {
  console.log(`\n${title}`);
  const file = join(folder, `${title}.json`);
  const ended = await runProgram(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      `--maxWorkers=${workers}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      ...args,
    ],
    "shown",
  );
  return { title, seconds: ended.seconds, ...readReport(file, { title, ended }) };
}

function readReport(
  file: string,
  { title, ended }: { title: string; ended: Ended },
): Pick<Stage, "passed" | "failures"> {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const failures = failuresIn(report);
    return {
      passed: report.numPassedTests,
      failures: ended.isFine || failures.length > 0 ? failures : [title],
    };
  } catch {
    return { passed: 0, failures: [title] };
  }
}
