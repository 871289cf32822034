import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { measuringFolder } from "./measuring-program.ts";

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
};
export type Lock = { packages: Record<string, Locked> };

const root = join(import.meta.dirname, "..");
const file = join(root, "docs", "licences.md");

/** All packages of both lock files; those that only measure are tools. */
export function readLocks(): Lock {
  const packages = { ...packagesOf(root) };
  for (const [path, locked] of Object.entries(packagesOf(join(root, measuringFolder))))
    if (path !== "") packages[`${measuringFolder}/${path}`] = { ...locked, dev: true };
  return { packages };
}

function packagesOf(folder: string): Lock["packages"] {
  return (JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as Lock).packages;
}

/**
 * What the deployed Workers and pages are made of, a row each; of the tools only how many have
 * which licence.
 */
export function describeLicences({ packages }: Lock): string {
  const all = Object.entries(packages).filter(([path]) => path !== "");
  const isTool = ([, { dev, devOptional }]: [string, Locked]) => Boolean(dev ?? devOptional);
  const shipped = all
    .filter((entry) => !isTool(entry))
    .map(
      ([path, { version, license }]) =>
        `| \`${nameOf(path)}\` | ${version} | ${license ?? "none given"} |`,
    );
  const counts = new Map<string, number>();
  for (const [, { license = "none given" }] of all.filter(isTool))
    counts.set(license, (counts.get(license) ?? 0) + 1);
  const tools = [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([license, number]) => `| ${license} | ${number} |`);
  return [
    "# Licences",
    "",
    "Written by `npm run licences` from both `package-lock.json`, the shop's and that of `tools/measure`; a test holds them together.",
    "",
    "## What is deployed",
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...shipped,
    "",
    "## Tools, which are not",
    "",
    "| licence | packages |",
    "| --- | --- |",
    ...tools,
    "",
  ].join("\n");
}

/** Of all packages those that run something when they are installed. */
export function installScripts({ packages }: Lock): string[] {
  return [
    ...new Set(
      Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
        hasInstallScript ? [nameOf(path)] : [],
      ),
    ),
  ].sort();
}

function nameOf(path: string): string {
  return path.split("node_modules/").at(-1) ?? path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(file, describeLicences(readLocks()));
