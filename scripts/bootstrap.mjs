// Runs a script with the project's own Node.js, after installing what is missing: npm itself may run on an older one.
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const [script, ...args] = process.argv.slice(2);
const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const binaries = join(root, "node_modules", ".bin");

if (!isInstalled()) {
  console.log("Installing packages…");
  // A registry that lacks a package of some other platform fails `npm ci`; `npm install` keeps to the lock file, too.
  if (!npm("ci", "ignore") && !npm("install", "inherit", "--no-save")) process.exit(1);
}
if (!existsSync(join(root, ".dev.vars")))
  copyFileSync(join(root, ".dev.vars.example"), join(root, ".dev.vars"));

const child = spawn(join(binaries, "node"), [join(root, script), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: "false",
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
// npm that is told to stop may end without telling anyone.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function npm(command, stdio, ...flags) {
  return (
    spawnSync("npm", [command, ...flags, "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio,
    }).status === 0
  );
}

/** Whether node_modules holds what package-lock.json names for this machine. */
function isInstalled() {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden) || !existsSync(join(binaries, "node"))) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" || entry.optional || entry.peer || present[path]?.version === entry.version,
  );
}
