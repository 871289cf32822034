import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApplication = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium: the one named, else the system's, else one that is installed now. */
export function findBrowser(): string {
  const known = knownBrowser();
  if (known) return known;
  console.log("Installing a browser…");
  const isInstalled = run(process.execPath, [
    "node_modules/playwright-core/cli.js",
    "install",
    "chromium",
  ]);
  if (isInstalled && existsSync(chromium.executablePath()) && starts(chromium.executablePath()))
    return chromium.executablePath();
  if (process.getuid?.() === 0 && run("apt-get", ["update"]))
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  const installed = onPath(names);
  if (!installed) throw new Error("No Chromium found or installed: set CHROMIUM_PATH to one.");
  return installed;
}

function knownBrowser(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const candidates = [onPath(names), macApplication, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path) && starts(path)) ?? null;
}

function onPath(programs: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return (
    programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ??
    null
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function run(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    return false;
  }
}
