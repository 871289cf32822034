import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";
import { join } from "node:path";
import { parseConfiguration } from "#app/platform/configuration.ts";
import { configuredVariables } from "./bindings.ts";
import { readJobClock } from "./job-clock.ts";

export type Settings = {
  port: number;
  partyPort: number;
  sandboxPort: number;
  /** Where this copy keeps its data and what it serves. */
  folder: string;
  /** What the job takes for now, where that is another moment. */
  jobClock?: (() => number) | undefined;
};

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    port: portOf(environment, "PORT", 8787),
    partyPort: portOf(environment, "PARTY_PORT", 1999),
    sandboxPort: portOf(environment, "SANDBOX_PORT", 8789),
    folder: environment.STATE_DIR || ".wrangler/state",
    jobClock: readJobClock(environment),
  };
}

export function dataFolder({ folder }: Pick<Settings, "folder">): string {
  return join(folder, "v3");
}

/** The variables of .dev.vars with the ports of this copy. Throws when one is missing. */
export function readVariables(settings: Settings): Record<string, string> {
  const configured = Object.entries(configuredVariables("wrangler.toml")).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const variables = Object.fromEntries(
    configured.map(([name, text]) => [name, withPorts(text, settings)]),
  );
  parseConfiguration(variables);
  return variables;
}

/** What the room must know: who may publish, and whose pages may listen. */
export function roomSettings({ port }: Settings, variables: Record<string, string>) {
  return {
    PARTY_SECRET: variables.PARTY_SECRET ?? "",
    SHOP_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
  };
}

/** Throws with one line that says which port is taken. */
export async function requireFreePorts({ port, partyPort, sandboxPort }: Settings): Promise<void> {
  const wanted = [
    [port, "PORT"],
    [partyPort, "PARTY_PORT"],
    [sandboxPort, "SANDBOX_PORT"],
  ] as const;
  for (const [number, name] of wanted) {
    if (!(await isFree(number)))
      throw new Error(`Port ${number} is in use: set ${name} to another one.`);
  }
}

/**
 * Below those that the system gives to outgoing connections: one of them could take the port before
 * it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  return (await claim(port)) && (await isFree(port)) ? port : freePort();
}

/** A UDP socket of the same number, held until this process ends: no two that ask get one port. */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4").once("error", () => resolve(false));
    socket.bind(port, "127.0.0.1", () => {
      socket.unref();
      resolve(true);
    });
  });
}

function portOf(environment: NodeJS.ProcessEnv, name: string, usual: number): number {
  const port = Number(environment[name] || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is no port number.`);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** An address on a usual port of this machine gets the one this copy uses. */
function withPorts(text: string, { port, partyPort, sandboxPort }: Settings): string {
  const ports: Record<string, number> = { 8787: port, 1999: partyPort, 8789: sandboxPort };
  return text.replace(
    /^(http:\/\/(?:127\.0\.0\.1|localhost):)(8787|1999|8789)(?=\/|$)/,
    (_, origin, usual) => `${origin}${ports[usual]}`,
  );
}
