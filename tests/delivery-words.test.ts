import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no text promises free delivery: what it costs is the owner's to set", () => {
  const files = globSync("app/**/*words*.{ts,html}");
  expect(files.length).toBeGreaterThan(100);
  const promising = /(?<!for )free delivery|delivery is free|डिलीवरी (मुफ़्त। |मुफ़्त, |मुफ़्त है)/i;
  expect(files.filter((file) => promising.test(readFileSync(file, "utf8")))).toEqual([]);
});
