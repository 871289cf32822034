import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { importsBelow, reachOf } from "./imports.ts";

const root = join(import.meta.dirname, "..", "..");
const styles = readFileSync(join(root, "app/shopping.css"), "utf8");
const sources = (kind: RegExp) =>
  [...styles.matchAll(kind)].map(([, pattern = ""]) => join("app", pattern));
const left = sources(/@source not "(.+)"/g);
const taken = sources(/@source "(.+)"/g);

/** They bring their own: the bar on an order's page, in the frame's place, and the profile's panel. */
const withOwnStyles = [
  "app/features/admin/frame/work-bar.tsx",
  "app/features/account/profile/profile-panel.tsx",
];

test("what pages of the cart and the catalogue show is in the files their styles are made from", () => {
  const imports = importsBelow(root, "app");
  // What only the server runs shows nothing.
  for (const [file, imported] of imports)
    imports.set(
      file,
      imported.filter((other) => !/\.server\./.test(other) && !withOwnStyles.includes(other)),
    );
  const pages = [...imports.keys()].filter((file) =>
    /^app\/features\/(cart|catalogue)\/.*\.route\.tsx$/.test(file),
  );
  const shown = ["app/root.tsx", "app/entry.client.tsx", ...pages].flatMap((file) => [
    file,
    ...reachOf(imports, file),
  ]);
  const isLeft = (file: string) =>
    left.some((pattern) => matchesGlob(file, pattern)) &&
    !taken.some((pattern) => matchesGlob(file, pattern));
  expect(pages.length).toBeGreaterThan(5);
  expect(isLeft("app/features/admin/admin.route.tsx")).toBe(true);
  expect([...new Set(shown)].filter((file) => file.endsWith(".tsx") && isLeft(file))).toEqual([]);
});
