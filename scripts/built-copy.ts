import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const sources = [
  "app",
  "db/schema",
  "party",
  "public",
  "package-lock.json",
  "scripts/build.ts",
  "scripts/build-late-starter.ts",
  "scripts/build-service-worker.ts",
  "scripts/marked-language.ts",
  "scripts/spoken-words.ts",
  "vite.config.ts",
  "wrangler.toml",
];
// Whoever builds empties build/, and the note is gone.
const note = "build/built-from";
// Not in build/, which is taken away with all that is in it.
const lock = "node_modules/.cache/kirana-build.lock";
const parts = ["worker", "client", "room"];

export type BuiltCopy = { worker: string; client: string; room: string };

/**
 * Builds what has changed, then copies it: a later build takes no file away from a running copy.
 */
export async function copyBuild(folder: string): Promise<BuiltCopy> {
  mkdirSync(dirname(lock), { recursive: true });
  await takeLock();
  try {
    const digest = digestOf(sources);
    if (
      ![note, ...parts.map((part) => join("build", part))].every((path) => existsSync(path)) ||
      readFileSync(note, "utf8") !== digest
    ) {
      // Its tools take half a second to load, and most who come here have a build.
      const { build } = await import("./build.ts");
      await build();
      writeFileSync(note, digest);
    }
    rmSync(folder, { recursive: true, force: true });
    for (const part of parts) cpSync(join("build", part), join(folder, part), { recursive: true });
  } finally {
    rmSync(lock, { force: true });
  }
  return builtIn(folder);
}

export function builtIn(folder: string): BuiltCopy {
  return {
    worker: join(folder, "worker"),
    client: join(folder, "client"),
    room: join(folder, "room"),
  };
}

/** The modules of a bundle, its entry first. */
export function modulesOf(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /\.(js|wasm|txt)$/.test(file));
  return files.sort((a, b) => Number(b.endsWith(".js")) - Number(a.endsWith(".js")));
}

function digestOf(paths: string[]): string {
  const hash = createHash("sha256").update(process.versions.node);
  for (const path of paths.flatMap(filesOf)) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile());
}

async function takeLock(): Promise<void> {
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: "wx" });
    } catch {
      if (!ownerIsAlive()) rmSync(lock, { force: true });
      else await sleep(200);
    }
  }
}

function ownerIsAlive(): boolean {
  try {
    return process.kill(Number(readFileSync(lock, "utf8")) || process.pid, 0);
  } catch {
    return false;
  }
}
