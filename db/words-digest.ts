import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../app/features/catalogue/search/words/", import.meta.url);

/** Another after a release that changed a word list or a rule of sounds. */
export function wordsDigest(): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort();
  for (const name of files) hash.update(readFileSync(new URL(name, folder)));
  return hash.digest("hex");
}
