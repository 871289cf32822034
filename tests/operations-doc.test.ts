import { readFileSync, readdirSync } from "node:fs";
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
  const rows = text
    .split("\n")
    .filter((line) => /^\| `[A-Z0-9_]+`/.test(line))
    .join();
  for (const name of readProduction().secrets.flatMap(({ names }) => names))
    expect(rows, name).toContain(`\`${name}\``);
});
