import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../app/features/catalogue/search/words/", import.meta.url);

/** Another after a release that changed a word list or a rule of sounds. */
export function wordsDigest(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)));
  return hash.digest("hex");
}
