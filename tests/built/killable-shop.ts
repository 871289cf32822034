import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keysFrom } from "#sandbox/config.ts";
import { startSandbox } from "#sandbox/server.ts";
import { freePort, readVariables } from "#scripts/settings.ts";
import type { Told } from "./lone-shop.ts";

type Row = Record<string, string | number | null>;

/**
 * The built shop in a process of its own, and a sandbox that outlives it and never sends a webhook
 * twice.
 */
export async function openKillableShop() {
  const folder = await mkdtemp(join(tmpdir(), "kirana-killed-"));
  const [port, partyPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const variables = readVariables({ port, partyPort, sandboxPort, folder });
  const sandbox = await startSandbox({
    ...keysFrom(variables),
    port: sandboxPort,
    shopOrigin: url,
    pace: { webhookRetriesMs: [] },
  });
  const environment = {
    ...process.env,
    PORT: String(port),
    PARTY_PORT: String(partyPort),
    SANDBOX_PORT: String(sandboxPort),
    STATE_DIR: folder,
  };
  let output = "";
  let shop = await start();

  async function start(): Promise<ChildProcess> {
    // A group of its own, so that what it has started dies with it.
    const child = spawn(process.execPath, [join(import.meta.dirname, "lone-shop.ts")], {
      env: environment,
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => {
        output += String(text);
      });
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve()).once("exit", () => reject(new Error(output)));
    });
    return child;
  }

  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => shop.once("exit", resolve));
    process.kill(-shop.pid!, "SIGKILL");
    await ended;
  }

  function tell(sql: Told["sql"]): Promise<Row[]> {
    const id = Math.random();
    return new Promise((resolve) => {
      function hear(answer: { id: number; rows: Row[] }) {
        if (answer.id !== id) return;
        shop.off("message", hear);
        resolve(answer.rows);
      }
      shop.on("message", hear);
      shop.send({ id, sql } satisfies Told);
    });
  }

  return {
    url,
    folder,
    sandbox: sandbox.url,
    variables,
    kill,
    ask: tell,
    output: () => output,
    runScheduled: () => tell(null),
    async restart() {
      shop = await start();
    },
    control: (command: object) =>
      fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) }),
    async close() {
      if (shop.exitCode === null && shop.signalCode === null) await kill();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
