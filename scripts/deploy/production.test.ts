import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { configurationNames } from "#app/platform/configuration.ts";
import { readConfig, readProduction, roomConfig, shopConfig } from "./production.ts";

test("the production configuration binds all that the code needs, and only its owner's values are left to fill in", () => {
  const { wrong, unfilled, secrets } = readProduction();
  expect(wrong).toEqual([]);
  expect(unfilled).toContain("database_id of D1 in wrangler.toml");
  expect(unfilled).toContain("SHOP_ORIGINS in party/wrangler.toml");
  expect(unfilled).toContain("SUPPLIER_FOOD_LICENCE in wrangler.toml");
  expect(unfilled).toContain("GRIEVANCE_OFFICER in wrangler.toml");
  expect(secrets[0]?.names).toContain("COOKIE_SECRETS");
});

test("what is missing or out of place is named", () => {
  const shop = readConfig(shopConfig);
  const { JUSPAY_MERCHANT_ID: _, ...vars } = shop.vars;
  const changed = {
    ...shop,
    r2_buckets: [],
    placement: {},
    vars: {
      ...vars,
      COOKIE_SECRETS: "x".repeat(32),
      PARTY_URL: "http://room.example",
      OLD_NAME: "",
    },
  };
  expect(readProduction(changed, { ...readConfig(roomConfig), migrations: [] }).wrong).toEqual([
    "the R2 bucket PICTURES is not configured",
    "smart placement is not configured",
    "the room's migration is not configured",
    "JUSPAY_MERCHANT_ID is neither a variable nor a secret",
    "OLD_NAME is read by nobody",
    "COOKIE_SECRETS is a secret and stands in wrangler.toml",
    "PARTY_URL is no https address",
  ]);
});

test("with every value filled in, nothing is missing", () => {
  const [shop, room] = [readConfig(shopConfig), readConfig(roomConfig)];
  const filled = Object.fromEntries(
    Object.entries(shop.vars).map(([name, value]) => [name, value || "https://filled.example"]),
  );
  const databases = shop.d1_databases.map((database) => ({
    ...database,
    database_id: "1b6f1c3e-0000-4000-8000-000000000001",
  }));
  const production = readProduction(
    { ...shop, vars: filled, d1_databases: databases },
    { ...room, vars: { SHOP_ORIGINS: "https://shop.example, https://www.shop.example" } },
  );
  expect(production).toMatchObject({ wrong: [], unfilled: [], shopOrigin: "https://shop.example" });
});

test("the example for this machine names the same variables", () => {
  const names = Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8")));
  expect(names.sort()).toEqual([...configurationNames].sort());
});
