import { spawn } from "node:child_process";

export type Ended = { isFine: boolean; seconds: number; output: string };

/**
 * Runs it with this Node.js. What it says is shown as it comes, or kept for its end where two run
 * side by side.
 */
export function runProgram(program: string[], output: "shown" | "kept"): Promise<Ended> {
  const start = performance.now();
  const child = spawn(process.execPath, program, {
    stdio: output === "shown" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  let kept = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      kept += text;
    });
  return new Promise((resolve) => {
    child.on("close", (code) =>
      resolve({ isFine: code === 0, seconds: (performance.now() - start) / 1000, output: kept }),
    );
  });
}
