import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { modulesOf } from "#scripts/built-copy.ts";

export type Size = { name: string; gzipBytes: number; isTooLarge: boolean };

/** What the platform takes of a Worker, all modules together after gzip. */
const paidBytes = 10 * 1024 * 1024;
const freeBytes = 3 * 1024 * 1024;

export function measureBundle(name: string, folder: string): Size {
  const modules = Buffer.concat(modulesOf(folder).map((file) => readFileSync(join(folder, file))));
  const gzipBytes = gzipSync(modules).length;
  return { name, gzipBytes, isTooLarge: gzipBytes > paidBytes };
}

export function describeSize({ name, gzipBytes }: Size): string {
  const share = (limit: number) => `${((gzipBytes / limit) * 100).toFixed(1)} %`;
  return `${name}: ${Math.ceil(gzipBytes / 1024)} KiB after gzip, ${share(freeBytes)} of the free plan's 3 MB, ${share(paidBytes)} of the paid plan's 10 MB`;
}
