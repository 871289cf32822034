import { expect, test } from "vitest";
import { refusedBy } from "#app/platform/constraint.ts";
import { takeBindings } from "#tests/test-bindings.ts";

const { DB } = await takeBindings();
const closure = "INSERT INTO shop_closures (day, words) VALUES (?, ?)";

test("a batch that is refused says by what, and writes nothing", async () => {
  const twice = [1, 2].map(() => DB.prepare(closure).bind("2030-11-25", "Holiday"));
  const refusal = await DB.batch(twice).catch((error: unknown) => error);
  expect(refusedBy(refusal)).toBe("shop_closures.day");
  expect(await DB.prepare("SELECT count(*) AS days FROM shop_closures").first("days")).toBe(0);
});

test("a session goes on from its last write", async () => {
  const session = DB.withSession("first-primary");
  await session.prepare("SELECT 1").run();
  const bookmark = session.getBookmark();
  expect(bookmark).toEqual(expect.any(String));
  expect(await DB.withSession(bookmark!).prepare("SELECT ? AS one").bind(1).raw()).toEqual([[1]]);
});

test("what no database stores is refused", () => {
  for (const value of [undefined, {}, new Date()])
    expect(() => DB.prepare("SELECT ?").bind(value)).toThrow("D1_TYPE_ERROR");
});
