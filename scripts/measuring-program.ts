import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What only measures has a package of its own, so that nobody installs it to run the shop. */
export const measuringFolder = "tools/measure";

/** A file of such a package, all of which are installed before the first is used. */
export function measuringProgram(name: string, file: string): string {
  if (installedVersion(name) !== lockedVersion(name)) {
    console.log(`Installing what only measures: npm ci --prefix ${measuringFolder}`);
    const flags = ["--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["ci", "--prefix", measuringFolder, ...flags], { stdio: "inherit" });
  }
  return join(measuringFolder, "node_modules", name, file);
}

function installedVersion(name: string): string | undefined {
  const file = join(measuringFolder, "node_modules", name, "package.json");
  return existsSync(file) ? (read(file) as { version: string }).version : undefined;
}

function lockedVersion(name: string): string {
  const { dependencies } = read(join(measuringFolder, "package.json")) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name]!;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
