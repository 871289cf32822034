import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.ts";

type Tally = { passed: number; failures: string[]; secondTries?: string[] };
type File = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};
type Report = { numPassedTests: number; testResults: File[] };

const folder = mkdtempSync(join(tmpdir(), "kirana-tests-"));
const results = [
  check("Type check", "node_modules/typescript/bin/tsc", ["--noEmit", "--project", "."]),
  check("Format", "node_modules/prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]),
  check("Lint", "node_modules/eslint/bin/eslint.js", ["."]),
  suite("Unit and integration tests", [
    "--exclude",
    "tests/{built,load,faults}/**",
    "--maxWorkers=2",
  ]),
  endToEnd(),
  // What takes the whole machine stands alone.
  suite("Load and faults", ["tests/load", "tests/faults", "--no-file-parallelism"]),
];
rmSync(folder, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
for (const result of results) {
  for (const flaky of result.secondTries ?? [])
    console.error(`\nPassed at the second try only, so it must be mended: ${flaky}`);
}
for (const failure of failures) console.error(`\nFailed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

function check(title: string, program: string, args: string[]): Tally {
  const isPassed = run(title, program, args);
  return { passed: Number(isPassed), failures: isPassed ? [] : [title] };
}

function suite(title: string, args: string[]): Tally {
  const file = join(folder, `${title}.json`);
  const isPassed = run(title, "node_modules/vitest/vitest.mjs", [
    "run",
    "--retry=1",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ]);
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
    const failures = testResults.flatMap(failuresOf);
    const secondTries = testResults.flatMap((file) => messagesOf(file, "passed"));
    return {
      passed: numPassedTests,
      failures: isPassed || failures.length > 0 ? failures : [title],
      secondTries,
    };
  } catch {
    return { passed: 0, failures: [title] };
  }
}

/** A file that failed without a failed test, in its set-up, counts as one. */
function failuresOf(file: File): string[] {
  const failed = messagesOf(file, "failed");
  return failed.length === 0 && file.status === "failed"
    ? [`${file.name}\n${file.message}`]
    : failed;
}

/** The tests that ended so and have failed at least once. */
function messagesOf({ name, assertionResults }: File, status: "passed" | "failed"): string[] {
  const ended = assertionResults.filter(
    (test) => test.status === status && test.failureMessages.length > 0,
  );
  return ended.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`,
  );
}

function endToEnd(): Tally {
  try {
    process.env.CHROMIUM_PATH = findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failures: ["No browser was found for the end-to-end tests"] };
  }
  return suite("End-to-end tests", ["tests/built"]);
}

function run(title: string, program: string, args: string[]): boolean {
  console.log(`\n${title}`);
  return spawnSync(process.execPath, [program, ...args], { stdio: "inherit" }).status === 0;
}
