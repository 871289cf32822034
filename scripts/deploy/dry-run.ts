import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsBook, namesBeforeTheWorker, noteMigration, statementsOf } from "#db/migrate.ts";
import { copyBuild } from "#scripts/built-copy.ts";
import { openByWrangler } from "#scripts/shop-database.ts";
import { describeSize, measureBundle } from "./bundles.ts";
import { applyMigrations, query, seedCategories } from "./database.ts";
import { readProduction } from "./production.ts";

const onlyAnAccountShows = [
  "that the token may do all this, and that the names of Workers and bucket are free",
  "that the secrets are right: their names are compared, their values only the gateways know",
  "D1's location and read replication, and that the migrations meet no data they can't take",
  "the domain, its certificate, and that http leads to https",
  "how long the Worker takes to start there (the platform refuses over a second), and whether placement moves it",
  "Images, rate limits and the cron trigger at work",
];

/** All of a deployment that needs no account. Throws when a deployment could not work. */
export async function dryRun(): Promise<void> {
  const { wrong, unfilled, secrets } = readProduction();
  if (wrong.length > 0) throw new Error(list("Wrong in the configuration", wrong));
  console.log("Configuration: every binding, variable and secret the code needs has its place");
  const folder = mkdtempSync(join(tmpdir(), "kirana-dry-run-"));
  try {
    const built = await copyBuild(join(folder, "built"));
    for (const size of [measureBundle("Shop", built.worker), measureBundle("Room", built.room)]) {
      if (size.isTooLarge) throw new Error(describeSize(size));
      console.log(describeSize(size));
    }
    console.log(await rehearse(["--local", "--persist-to", join(folder, "state")]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(list("To fill in before the first deployment", unfilled));
  for (const { config, names } of secrets) console.log(list(`Secrets of ${config}`, names));
  console.log(list("Only an account can show", onlyAnAccountShows));
}

/**
 * What a deployment does to the database, twice: the second time changes nothing. Wrangler takes
 * seconds for each migration, so all but the newest reach it in one file.
 */
async function rehearse(scratch: string[]): Promise<string> {
  const first = namesBeforeTheWorker();
  const older = first.slice(0, -1);
  await openByWrangler(scratch).execute([
    migrationsBook,
    ...older.flatMap((name) => [...statementsOf(name), noteMigration(name)].map(withoutEnd)),
  ]);
  applyMigrations(scratch, first);
  const seeded = [seedCategories(scratch), seedCategories(scratch)];
  applyMigrations(scratch);
  const again = applyMigrations(scratch);
  if (!again.includes("No migrations to apply"))
    throw new Error(`Migrations were applied twice:\n${again}`);
  const [counts] = query(
    scratch,
    `SELECT (SELECT count(*) FROM d1_migrations) AS migrations, (SELECT count(*) FROM categories) AS categories,
    (SELECT count(*) FROM users) + (SELECT count(*) FROM products) AS others`,
  );
  if (!counts || seeded[0] !== 0 || seeded[1] !== counts.categories || counts.others !== 0)
    throw new Error(`Seeding is not repeatable: ${JSON.stringify({ seeded, counts })}`);
  return `Database: ${counts.migrations} migrations and ${counts.categories} categories in a new database, nothing more by doing it again`;
}

/** Without the semicolon that is set between statements. */
const withoutEnd = (statement: string) => statement.trim().replace(/;$/, "");

export function list(title: string, lines: string[]): string {
  return [`${title}:`, ...(lines.length > 0 ? lines : ["nothing"]).map((line) => `  ${line}`)].join(
    "\n",
  );
}
