import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { openBindings } from "#scripts/bindings.ts";
import { prepareData } from "#scripts/run.ts";
import { isFullLength } from "#tests/length.ts";

const state = mkdtempSync(join(tmpdir(), "kirana-reset-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

const reset = (...options: string[]) =>
  execFileSync(process.execPath, ["db/reset.ts", ...options], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, STATE_DIR: state },
    encoding: "utf8",
  });

async function counts() {
  const { bindings, close } = await openBindings(join(state, "v3"));
  try {
    return await bindings.DB.prepare(
      `SELECT (SELECT count(*) FROM categories) AS categories, (SELECT count(*) FROM products) AS products,
        (SELECT group_concat(phone || role) FROM users) AS users`,
    ).first();
  } finally {
    await close();
  }
}

const empty = { categories: categoryNames.length, products: 0, users: "9000000001owner" };

test("a reset to an empty shop leaves the categories and the owner, and a start brings no sample goods", async () => {
  expect(reset("--empty")).toContain("no goods");
  expect(await counts()).toEqual(empty);
  await prepareData(join(state, "v3"));
  expect(await counts()).toEqual(empty);
});

test.runIf(isFullLength)("after a reset without it a start brings the sample goods", async () => {
  reset();
  await prepareData(join(state, "v3"));
  expect(await counts()).toMatchObject({ products: expect.toSatisfy((n: number) => n >= 300) });
});

test("an option that isn't known resets nothing", async () => {
  const before = await counts();
  expect(() => reset("--emtpy")).toThrow();
  expect(await counts()).toEqual(before);
});
