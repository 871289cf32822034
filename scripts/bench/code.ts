// What can be counted in the code itself, and how long a new checkout takes.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { openBindings } from "#scripts/bindings.ts";
import { freePort } from "#scripts/settings.ts";
import { atMost, exactly } from "./report.ts";
import type { Section } from "./section.ts";

const most = {
  triggers: 40,
  writingTriggers: 3,
  templates: 350,
  lines: 53_000,
  routes: 85,
  workerKib: 600,
  readmeWords: 1200,
  startSeconds: 85,
  testSeconds: 480,
};
const patienceSeconds = 600;
const dictionary = /words(\.\w+)?\.\w+$/;

export const measureCode: Section = async ({ takeData }, { verdicts }) => {
  const { bindings, close } = await openBindings(await takeData());
  const { results } = await bindings.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE type = 'trigger'",
  ).all<{ sql: string }>();
  await close();
  const writing = results.filter(({ sql }) =>
    /\b(INSERT INTO|REPLACE INTO|UPDATE\s+\w+\s+SET|DELETE FROM)\b/.test(sql.split("BEGIN")[1]!),
  );
  verdicts.triggers = atMost(results.length, most.triggers);
  verdicts["triggers that write"] = atMost(writing.length, most.writingTriggers);
  const code = ["app", "db", "scripts", "party"]
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/))
    .filter((file) => !dictionary.test(file));
  const text = (files: string[]) => files.map((file) => readFileSync(file, "utf8")).join("");
  const asking = text(code.filter((file) => !file.startsWith(join("db", "schema"))));
  verdicts["sql templates"] = atMost(count(asking, /\bsql(<[^`]*?>)?`/g), most.templates);
  verdicts["lines of code"] = atMost(count(text(code), /\n/g), most.lines);
  const routes = code.filter((file) => /\.route\.tsx?$/.test(file));
  verdicts["route files"] = atMost(routes.length, most.routes);
  const folders = Map.groupBy(filesBelow("app", /./), dirname);
  const ofWords = [...folders].filter(
    ([folder, files]) => files.every((file) => dictionary.test(file)) && !hasFolder(folder),
  );
  verdicts["folders with nothing but dictionaries"] = exactly(ofWords.length, 0);
  const readme = readFileSync("README.md", "utf8");
  verdicts["README, words"] = atMost(count(readme, /\S+/g), most.readmeWords);
  const worker = filesBelow("build/worker", /\.(js|wasm|txt)$/).map((file) => readFileSync(file));
  const kib = gzipSync(Buffer.concat(worker)).length / 1024;
  verdicts["the Worker, compressed, KiB"] = atMost(kib, most.workerKib);
};

/** A clone in which nothing is installed: until its shop answers, and then all its tests. */
export const measureCheckout: Section = async ({ folder }, { verdicts }) => {
  const clone = join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", ".", clone]);
  const ports = { PORT: await freePort(), PARTY_PORT: await freePort() };
  const settings = Object.entries({ ...ports, SANDBOX_PORT: await freePort() });
  const env = {
    ...process.env,
    ...Object.fromEntries(settings.map(([name, port]) => [name, String(port)])),
  };
  const started = performance.now();
  const shop = spawn("npm", ["start"], { cwd: clone, env, stdio: "ignore" });
  const ended = once(shop, "exit");
  const isRunning = () => shop.exitCode === null && secondsSince(started) < patienceSeconds;
  let isShown = false;
  while (!isShown && isRunning()) {
    await setTimeout(250);
    isShown = await isUp(`http://localhost:${ports.PORT}/`);
  }
  verdicts["npm start, seconds"] = atMost(isShown ? secondsSince(started) : NaN, most.startSeconds);
  shop.kill();
  await ended;
  const testing = performance.now();
  const tests = spawn("npm", ["test"], { cwd: clone, env: process.env, stdio: "ignore" });
  const [code] = (await once(tests, "exit")) as [number];
  verdicts["npm test, seconds"] = atMost(secondsSince(testing), most.testSeconds);
  verdicts["npm test, ends with"] = exactly(code, 0);
};

function filesBelow(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function hasFolder(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isDirectory());
}

function count(text: string, wanted: RegExp): number {
  return text.match(wanted)?.length ?? 0;
}

function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
