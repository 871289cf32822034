import { unstable_readConfig } from "wrangler";
import { configurationNames, wrongNames } from "#app/platform/configuration.ts";

export type Production = {
  /** What no deployment could work with. */
  wrong: string[];
  /** What only the owner of the account can fill in. */
  unfilled: string[];
  /** The secrets each Worker must have been given. */
  secrets: { config: string; names: string[] }[];
  shopOrigin: string;
};

export const shopConfig = "wrangler.toml";
export const roomConfig = "party/wrangler.toml";

const noDatabase = "00000000-0000-0000-0000-000000000000";
const secretName = /(_SECRETS?|_(API|RESPONSE|MAPS|PRIVATE)_KEY|_AUTHKEY|_PASS|_WEBHOOK_USER)$/;
/** Stands for a secret, which only the platform knows. */
const someSecret = "x".repeat(32);

/** Of a wrangler.toml, what is looked at. */
type Config = {
  name?: string;
  account_id?: string;
  d1_databases: { binding: string; database_id?: string; migrations_dir?: string }[];
  r2_buckets: { binding: string }[];
  images?: { binding: string };
  ratelimits: { name: string }[];
  version_metadata?: { binding: string };
  triggers: { crons?: string[] };
  observability?: { enabled?: boolean };
  placement?: { mode?: string };
  assets?: { directory?: string };
  compatibility_flags: string[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
  migrations: { new_sqlite_classes?: string[] }[];
  secrets?: { required?: string[] };
  vars: Record<string, unknown>;
};

const shopNeeds: Record<string, (config: Config) => unknown> = {
  "the D1 database DB with its migrations": ({ d1_databases }) =>
    d1_databases.some(
      ({ binding, migrations_dir }) => binding === "DB" && migrations_dir === "db/migrations",
    ),
  "the R2 bucket PICTURES": ({ r2_buckets }) =>
    r2_buckets.some(({ binding }) => binding === "PICTURES"),
  "the Images binding IMAGES": ({ images }) => images?.binding === "IMAGES",
  "the rate limit REQUEST_LIMIT": ({ ratelimits }) =>
    ratelimits.some(({ name }) => name === "REQUEST_LIMIT"),
  "the version metadata RELEASE": ({ version_metadata }) => version_metadata?.binding === "RELEASE",
  "a cron trigger": ({ triggers }) => triggers.crons?.length,
  observability: ({ observability }) => observability?.enabled,
  "smart placement": ({ placement }) => placement?.mode === "smart",
  "the assets": ({ assets }) => assets?.directory?.endsWith("build/client"),
  nodejs_compat: ({ compatibility_flags }) => compatibility_flags.includes("nodejs_compat"),
};

const roomNeeds: Record<string, (config: Config) => unknown> = {
  "the room's Durable Object Catalogue": ({ durable_objects }) =>
    durable_objects.bindings.some(
      ({ name, class_name }) => name === "Catalogue" && class_name === "Catalogue",
    ),
  "the room's Durable Object Counter": ({ durable_objects }) =>
    durable_objects.bindings.some(
      ({ name, class_name }) => name === "Counter" && class_name === "Counter",
    ),
  "the room's migration": ({ migrations }) =>
    ["Catalogue", "Counter"].every((name) =>
      migrations.some(({ new_sqlite_classes }) => new_sqlite_classes?.includes(name)),
    ),
  "the room's secret PARTY_SECRET": ({ secrets }) => secrets?.required?.includes("PARTY_SECRET"),
  "the room's observability": ({ observability }) => observability?.enabled,
};

/** What wrangler.toml and party/wrangler.toml say, held against what the code needs. */
export function readProduction(
  shop = readConfig(shopConfig),
  room = readConfig(roomConfig),
): Production {
  const origins = String(room.vars.SHOP_ORIGINS ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
  const databaseId = shop.d1_databases[0]?.database_id;
  return {
    wrong: [
      ...lacking(shopNeeds, shop),
      ...lacking(roomNeeds, room),
      ...wrongVariables(shop),
      ...notHttps({ ...shop.vars, ...room.vars }),
    ],
    unfilled: [
      ...(!databaseId || databaseId === noDatabase ? ["database_id of D1 in wrangler.toml"] : []),
      ...emptyVariables(shop).map((name) => `${name} in wrangler.toml`),
      ...mustBeShown(shop).map((name) => `${name} in wrangler.toml`),
      ...(origins.length > 0 ? [] : ["SHOP_ORIGINS in party/wrangler.toml"]),
    ],
    secrets: [
      { config: shopConfig, names: shop.secrets?.required ?? [] },
      { config: roomConfig, names: room.secrets?.required ?? [] },
    ],
    shopOrigin: origins[0] ?? "",
  };
}

export function readConfig(config: string): Config {
  return unstable_readConfig({ config }) as unknown as Config;
}

function lacking(needs: typeof shopNeeds, config: Config): string[] {
  return Object.entries(needs).flatMap(([what, isThere]) =>
    isThere(config) ? [] : [`${what} is not configured`],
  );
}

/** Every name the code reads stands in one of both places, and no secret in the file. */
function wrongVariables({ vars, secrets }: Config): string[] {
  const required = secrets?.required ?? [];
  const known = new Set([...Object.keys(vars), ...required]);
  return [
    ...configurationNames
      .filter((name) => !known.has(name))
      .map((name) => `${name} is neither a variable nor a secret`),
    ...[...known]
      .filter((name) => !configurationNames.includes(name))
      .map((name) => `${name} is read by nobody`),
    ...Object.keys(vars)
      .filter((name) => secretName.test(name))
      .map((name) => `${name} is a secret and stands in wrangler.toml`),
  ];
}

function emptyVariables({ vars, secrets }: Config): string[] {
  const given = Object.fromEntries((secrets?.required ?? []).map((name) => [name, someSecret]));
  return wrongNames({ ...vars, ...given });
}

/** Without a food licence and a grievance officer on its pages the law lets no shop sell food. */
function mustBeShown({ vars }: Config): string[] {
  return ["SUPPLIER_FOOD_LICENCE", "GRIEVANCE_OFFICER"].filter(
    (name) => String(vars[name] ?? "").trim() === "",
  );
}

function notHttps(vars: Record<string, unknown>): string[] {
  return Object.entries(vars).flatMap(([name, value]) => {
    const addresses =
      name.endsWith("_URL") || name === "SHOP_ORIGINS"
        ? String(value)
            .split(",")
            .map((text) => text.trim())
            .filter(Boolean)
        : [];
    return addresses.every((address) => address.startsWith("https://"))
      ? []
      : [`${name} is no https address`];
  });
}
