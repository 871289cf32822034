import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * A command of the shop on a state of its own, in a process group of its own, so that it can be
 * killed with all it has started.
 */
export function startCommand(script: "backup" | "restore", folder: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "..", `${script}.ts`), ...args],
    {
      env: { ...process.env, STATE_DIR: folder },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += String(text);
    });
  const ended = new Promise<{ status: number | null; output: string }>((resolve) =>
    child.once("close", (status) => resolve({ status, output })),
  );
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    ended,
    isRunning,
    kill() {
      if (isRunning()) process.kill(-child.pid!, "SIGKILL");
    },
  };
}

/** What it printed; throws with that when it failed. */
export async function runCommand(...asked: Parameters<typeof startCommand>): Promise<string> {
  const { status, output } = await startCommand(...asked).ended;
  if (status !== 0) throw new Error(`npm run ${asked[0]} failed: ${output}`);
  return output;
}
