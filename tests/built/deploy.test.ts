import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";

const asked: string[] = [];

/**
 * The platform, as far as it is asked which secrets are set: some of the shop's, and of a room it
 * has never seen.
 */
const platform = createServer(({ method, url = "" }, answer) => {
  asked.push(`${method} ${url.replace(/\?.*/, "")}`);
  const isShop = url.includes("/scripts/kirana/secrets");
  answer.writeHead(isShop ? 200 : 404, { "Content-Type": "application/json" }).end(
    JSON.stringify(
      isShop
        ? {
            success: true,
            errors: [],
            messages: [],
            result: [
              { name: "COOKIE_SECRETS", type: "secret_text" },
              { name: "PARTY_SECRET", type: "secret_text" },
            ],
          }
        : {
            success: false,
            errors: [{ code: 10007, message: "This Worker does not exist on your account." }],
            messages: [],
            result: null,
          },
    ),
  );
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      platform.listen(0, "127.0.0.1", resolve);
    }),
);
afterAll(() => {
  platform.close();
});

function run(...args: string[]): Promise<{ code: number; output: string }> {
  const { port } = platform.address() as AddressInfo;
  const env = {
    ...process.env,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
    CLOUDFLARE_API_TOKEN: "only-for-tests",
    CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/deploy.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test("a deployment is rehearsed without an account: configuration, bundles, migrations, categories", async () => {
  const { code, output } = await run("--dry-run");
  expect(output).toMatch(/^Configuration: every binding/m);
  expect(output).toMatch(/^Shop: \d{2,4} KiB after gzip/m);
  expect(output).toMatch(/^Room: \d{1,3} KiB after gzip/m);
  expect(output).toMatch(
    /^Database: \d+ migrations and 23 categories in a new database, nothing more by doing it again$/m,
  );
  expect(output).toContain("  database_id of D1 in wrangler.toml\n");
  expect(output).toContain("Only an account can show:\n");
  expect(code).toBe(0);
  expect(asked).toEqual([]);
}, 600_000);

test("what is missing is named in one list, and nothing is deployed", async () => {
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain(
    "Missing, so nothing was deployed:\n  database_id of D1 in wrangler.toml\n",
  );
  for (const missing of [
    "SHOP_ORIGINS in party/wrangler.toml",
    "secret JUSPAY_API_KEY of wrangler.toml",
    "secret TURNSTILE_SECRET of wrangler.toml",
    "secret PARTY_SECRET of party/wrangler.toml",
  ]) {
    expect(output).toContain(`  ${missing}\n`);
  }
  expect(output).not.toMatch(/COOKIE_SECRETS|PARTY_SECRET of wrangler|only-for-tests/);
  expect(asked.filter((call) => !call.startsWith("GET"))).toEqual([]);
});
