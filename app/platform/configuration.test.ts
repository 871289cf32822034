import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseConfiguration, exampleSecretsAt } from "./configuration.ts";

const example = parseEnv(
  readFileSync(new URL("../../.dev.vars.example", import.meta.url), "utf8"),
) as Record<string, string>;
const long = "a".repeat(32);

test("each of the cookies' secrets is trimmed, and long enough", () => {
  const { COOKIE_SECRETS } = parseConfiguration({
    ...example,
    COOKIE_SECRETS: `${long} , ${"b".repeat(40)}`,
  });
  expect(COOKIE_SECRETS).toEqual([long, "b".repeat(40)]);
  for (const secrets of [`${long},short`, `${long},`, `short,${long}`, " ".repeat(40)])
    expect(() => parseConfiguration({ ...example, COOKIE_SECRETS: secrets })).toThrow(
      "COOKIE_SECRETS",
    );
});

test.each(["http://localhost:8787/", "http://127.0.0.1/", "http://[::1]:3000/"])(
  "the example's secrets serve at %s",
  (url) => {
    expect(exampleSecretsAt(new Request(url), example)).toEqual([]);
  },
);

test("the example's secrets are refused at any other address, own ones are not", () => {
  const request = new Request("https://shop.example/");
  expect(exampleSecretsAt(request, example)).toEqual(["COOKIE_SECRETS", "PARTY_SECRET"]);
  const rotated = { ...example, COOKIE_SECRETS: `${long},${example.COOKIE_SECRETS}` };
  expect(exampleSecretsAt(request, rotated)).toContain("COOKIE_SECRETS");
  const own = { ...example, COOKIE_SECRETS: long, PARTY_SECRET: "of-this-shop-alone" };
  expect(exampleSecretsAt(request, own)).toEqual([]);
});
