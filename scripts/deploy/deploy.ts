import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { exampleSecretsAt } from "#app/platform/configuration.ts";
import { namesBeforeTheWorker } from "#db/migrate.ts";
import { rememberNewNames } from "#db/remember-names.ts";
import { build } from "#scripts/build.ts";
import { openByWrangler } from "#scripts/shop-database.ts";
import { applyMigrations, seedCategories } from "./database.ts";
import { list } from "./dry-run.ts";
import { readProduction, roomConfig, shopConfig } from "./production.ts";
import { wrangler } from "./wrangler.ts";

const remote = ["--remote"];

/**
 * Everything, in an order in which each step works with what was there before; as often as one
 * likes.
 */
export async function deploy(secretsFile: string | undefined): Promise<void> {
  const { wrong, unfilled, secrets, shopOrigin } = readProduction();
  if (wrong.length > 0) throw new Error(list("Wrong in the configuration", wrong));
  const given = secretsFile ? parseEnv(readFileSync(secretsFile, "utf8")) : {};
  const examples = exampleSecretsAt(new Request(shopOrigin || "https://shop.invalid"), given);
  const missing = [
    ...unfilled,
    ...examples.map((name) => `a value of your own for ${name}, which is the example's`),
    ...secrets.flatMap(({ config, names }) => missingSecrets(config, names, given)),
  ];
  if (missing.length > 0) throw new Error(list("Missing, so nothing was deployed", missing));
  await build();
  console.log(`To go back to the database as it is now: ${bookmark()}`);
  applyMigrations(remote, namesBeforeTheWorker());
  console.log(
    seedCategories(remote) > 0
      ? "The migrations are applied"
      : "The migrations are applied, the categories stored",
  );
  const remembered = await rememberNewNames(openByWrangler(remote));
  if (remembered > 0) console.log(`${remembered} names are made findable`);
  for (const config of [roomConfig, shopConfig])
    upload(config, pick(given, secrets.find((worker) => worker.config === config)?.names ?? []));
  applyMigrations(remote);
  console.log(`Deployed. Look at ${shopOrigin}/healthz`);
}

/** Names alone: nobody is told a value again. */
function missingSecrets(config: string, names: string[], given: NodeJS.Dict<string>): string[] {
  const set = secretsOf(config);
  return names
    .filter((name) => !set.includes(name) && !given[name])
    .map((name) => `secret ${name} of ${config}`);
}

/** A Worker that was never deployed has none. */
function secretsOf(config: string): string[] {
  try {
    return (
      JSON.parse(wrangler("secret", "list", "--config", config, "--format", "json")) as {
        name: string;
      }[]
    ).map(({ name }) => name);
  } catch (error) {
    if (/Worker "[^"]+" not found/.test(String(error))) return [];
    throw error;
  }
}

/**
 * The point in the database's history before the migrations; docs/operations.md says how to return
 * to it.
 */
function bookmark(): string {
  const { bookmark: point } = JSON.parse(wrangler("d1", "time-travel", "info", "DB", "--json")) as {
    bookmark: string;
  };
  return `wrangler d1 time-travel restore DB --bookmark ${point}`;
}

function upload(config: string, secrets: NodeJS.Dict<string>): void {
  const folder = mkdtempSync(join(tmpdir(), "kirana-secrets-"));
  const file = join(folder, "secrets.json");
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    wrangler(
      "deploy",
      "--config",
      config,
      ...(Object.keys(secrets).length > 0 ? ["--secrets-file", file] : []),
    );
    console.log(`${config} is deployed`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pick(from: NodeJS.Dict<string>, names: string[]): NodeJS.Dict<string> {
  return Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, from[name]]));
}
