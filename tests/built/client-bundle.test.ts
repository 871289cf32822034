import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { BuiltShop } from "./built-shop.ts";
import { sharedShop } from "./shared.ts";

let shop: BuiltShop;
beforeAll(async () => {
  ({ shop } = await sharedShop());
});

test("no server code and no secret reaches the browser", () => {
  const folder = join(shop.client, "assets");
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(text, file).not.toMatch(
      /drizzle|argon2|sqlite|COOKIE_SECRETS|PARTY_SECRET|JUSPAY_|MSG91_|TURNSTILE_SECRET|password_hash/i,
    );
  }
});
