import { spawnSync } from "node:child_process";

/**
 * What wrangler printed. Throws with its own words when it failed; it asks nothing, as nobody may
 * be there to answer.
 */
export function wrangler(...args: string[]): string {
  // Its answers are log lines to it, which a script that has quietened it would lose.
  const env = { ...process.env, CI: "1", WRANGLER_LOG: "log", WRANGLER_SEND_METRICS: "false" };
  const options = { encoding: "utf8" as const, maxBuffer: 2 ** 28, env };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", ...args],
    options,
  );
  if (status !== 0)
    throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed:\n${stdout}${stderr}`.trim());
  return stdout;
}
