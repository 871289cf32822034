import { ESLint } from "eslint";
import { expect, test } from "vitest";

const untyped = {
  "@typescript-eslint/no-floating-promises": "off",
  "@typescript-eslint/no-misused-promises": "off",
} as const;
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } }, rules: untyped },
});

async function rulesBroken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const importRule = ["@typescript-eslint/no-restricted-imports"];

test.each([
  ["app/values/new.ts", 'import "#app/platform/digest.ts";'],
  ["app/values/new.ts", 'import "../platform/digest.ts";'],
  ["app/ui/new.tsx", 'import "#app/platform/digest.ts";'],
  ["app/ui/new.tsx", 'import "#app/features/cart/cart.ts";'],
  ["app/platform/new.server.ts", 'import "#app/features/cart/cart.ts";'],
  ["app/platform/new.ts", 'import "#db/schema/users.ts";'],
  ["app/platform/new.ts", 'import "#app/addresses/paths.ts";'],
  ["app/ui/new.tsx", 'import "#app/addresses/traits.ts";'],
  ["app/values/new.ts", 'import "#app/addresses/paths.ts";'],
  ["app/features/cart/new.ts", 'import "#app/features/catalogue/cards/card.ts";'],
  ["app/features/catalogue/new.ts", 'import "#app/features/cart/cart.route.tsx";'],
  ["app/features/catalogue/new.tsx", 'import "#app/features/cart/floating-cart.tsx";'],
  ["app/features/catalogue/new.server.ts", 'import "#app/features/admin/admin-links.ts";'],
  ["app/features/session/new.ts", 'import "#app/features/account/users/user.ts";'],
  ["app/features/payments/new.ts", 'import "#app/features/orders/order.ts";'],
  ["app/features/api/new.server.ts", 'import "#app/features/admin/admin-links.ts";'],
  ["app/features/cart/new.tsx", 'import "../catalogue/card.ts";'],
  ["app/features/cart/page/new.tsx", 'import "../../catalogue/card.ts";'],
  [
    "app/features/cart/new.route.tsx",
    'import { users } from "#db/schema/users.ts";\nexport const all = users;',
  ],
  ["app/features/cart/new.route.tsx", 'import { eq } from "drizzle-orm";\nexport const same = eq;'],
  ["app/features/cart/new.server.ts", 'import "#sandbox/sms.ts";'],
  ["app/features/api/new.ts", 'import "#app/features/cart/cart.ts";'],
  ["party/new.ts", 'import "#app/platform/digest.ts";'],
  ["party/new.ts", 'import "#db/schema/users.ts";'],
  ["sandbox/new.ts", 'import "#app/values/money.ts";'],
  ["sandbox/new.ts", 'import "#app/values/money.ts";'],
])("%s may not say: %s", async (file, code) => {
  expect(await rulesBroken(file, code)).toEqual(importRule);
});

test.each([
  ["app/ui/new.tsx", 'import "#app/values/money.ts";'],
  ["app/platform/new.server.ts", 'import "#db/schema/users.ts";'],
  ["app/features/session/new.ts", 'import "#app/addresses/traits.ts";'],
  ["app/features/cart/new.tsx", 'import "#app/addresses/paths.ts";'],
  [
    "app/features/cart/new.tsx",
    'import type { users } from "#db/schema/users.ts";\nexport type All = typeof users;',
  ],
  [
    "app/features/cart/new.server.ts",
    'import "#db/schema/users.ts";\nimport "#app/features/session/visitor.server.ts";',
  ],
  [
    "app/features/catalogue/new.tsx",
    'import "#app/features/cart/cart.ts";\nimport "#app/ui/field.tsx";',
  ],
  [
    "app/features/cart/page/new.tsx",
    'import "./cart-line.tsx";\nimport "#app/features/cart/cart-notice.tsx";',
  ],
  ["app/features/api/new.ts", 'import "#app/features/cart/get-cart.server.ts";'],
  ["party/new.ts", 'import "#app/values/money.ts";'],
])("%s may say: %s", async (file, code) => {
  expect(await rulesBroken(file, code)).toEqual([]);
});

test.each([
  ["export default function here() {}", "no-restricted-syntax"],
  ['export * from "./cart.ts";', "no-restricted-syntax"],
  ["export class Cart {}", "no-restricted-syntax"],
  [
    "export const sell = (db: { transaction(): void }) => db.transaction();",
    "no-restricted-syntax",
  ],
  ["export const anything = (value: any) => value;", "@typescript-eslint/no-explicit-any"],
  [
    "export const four = (a: number, b: number, c: number, d: number) => a + b + c + d;",
    "max-params",
  ],
  ["export const long = 1;\n".padEnd(250, "\n"), "max-lines"],
  [`export function long() {${"\n".repeat(41)}}`, "max-lines-per-function"],
])("refused in a feature: %s", async (code, rule) => {
  expect(await rulesBroken("app/features/cart/new.ts", code)).toEqual([rule]);
});
