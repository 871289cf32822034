import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** A stored picture's file is written once, under a name of its own: thousands of them are shared. */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const takeFile = basename(from) === "blobs" ? linkSync : copyFileSync;
  for (const entry of readdirSync(from, { withFileTypes: true }))
    (entry.isDirectory() ? copyData : takeFile)(join(from, entry.name), join(to, entry.name));
}
