import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.ts";

type Tally = { passed: number; failed: number };
type Report = { numPassedTests: number; numFailedTests: number; testResults: { status: string; assertionResults: { status: string }[] }[] };

const folder = mkdtempSync(join(tmpdir(), "kirana-tests-"));
const results = [
  check("Type check", "node_modules/typescript/bin/tsc", ["--noEmit", "--project", "."]),
  check("Lint", "node_modules/eslint/bin/eslint.js", ["."]),
  suite("Unit and integration tests", ["--exclude", "tests/{built,load,faults}/**", "--maxWorkers=2"]),
  endToEnd(),
  // What takes the whole machine stands alone.
  suite("Load and faults", ["tests/load", "tests/faults", "--no-file-parallelism"]),
];
rmSync(folder, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function check(title: string, program: string, args: string[]): Tally {
  const isPassed = run(title, program, args);
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

function suite(title: string, args: string[]): Tally {
  const file = join(folder, `${title}.json`);
  const isPassed = run(title, "node_modules/vitest/vitest.mjs", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args]);
  try {
    return { ...tallyOf(JSON.parse(readFileSync(file, "utf8"))), ...(isPassed ? { failed: 0 } : {}) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A file that failed without a failed test, in its set-up, counts as one. */
function tallyOf({ numPassedTests, numFailedTests, testResults }: Report): Tally {
  const broken = testResults.filter(({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"));
  return { passed: numPassedTests, failed: Math.max(1, numFailedTests + broken.length) };
}

function endToEnd(): Tally {
  try {
    process.env.CHROMIUM_PATH = findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return suite("End-to-end tests", ["tests/built"]);
}

function run(title: string, program: string, args: string[]): boolean {
  console.log(`\n${title}`);
  return spawnSync(process.execPath, [program, ...args], { stdio: "inherit" }).status === 0;
}
