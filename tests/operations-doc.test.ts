import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logEvents } from "#app/platform/log/events.ts";
import { readProduction } from "#scripts/deploy/production.ts";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "docs", "operations.md"), "utf8");
const sources = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|log\/events\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, "app", file), "utf8") }));

test("the operations document says of every event what it means and what to do, and of no other", () => {
  const described = [...text.matchAll(/^\| `([a-z-]+)` \| .+ \| .+ \|$/gm)].map(
    ([, event]) => event,
  );
  expect(described.sort()).toEqual([...logEvents].sort());
});

test("every event is logged somewhere, and nothing is logged but by the one place for it", () => {
  expect(
    logEvents.filter((event) => !sources.some(({ code }) => code.includes(`"${event}"`))),
  ).toEqual([]);
  expect(sources.filter(({ code }) => /\bconsole\./.test(code)).map(({ file }) => file)).toEqual([
    join("platform", "log", "log.ts"),
  ]);
});

test("it says of every secret how to change it", () => {
  const rows = (/^## Changing a secret$[^]*?(?=^## )/m.exec(text)?.[0] ?? "")
    .split("\n")
    .filter((line) => /^\| `[A-Z0-9_]+`/.test(line))
    .join();
  for (const name of readProduction().secrets.flatMap(({ names }) => names))
    expect(rows, name).toContain(`\`${name}\``);
});

test("every command of the project that it gives is one, and every file that it names is there", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(commands).toEqual(expect.arrayContaining(["backup", "restore", "sessions:end"]));
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  const files = [...text.matchAll(/`((?:app|db|scripts|tests|docs)\/[\w./-]+)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(files).toContain("tests/built/recovery.test.ts");
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("what it promises of a recovery says which test holds it, and after a theft it ends the sessions", () => {
  const [, recovery = ""] = /## Backup and restore\n(.*?)\n## /s.exec(text) ?? [];
  for (const held of [
    "scripts/backup/restore.test.ts",
    "npm run recovery:rehearse",
    "npm run test:faults",
  ])
    expect(recovery).toContain(held);
  expect(text).toContain("npm run sessions:end -- --all --remote");
});
