// The document as the two usual linters see it, with all that they recommend.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { expect, test } from "vitest";
import { apiCalls } from "./calls.server.ts";
import { openApiDocument } from "./openapi.server.ts";

const document = openApiDocument(apiCalls, {
  origin: "https://shop.test",
  contact: { name: "Kirana", supportEmail: "help@shop.test" },
});
const { contact: _, ...bare } = document.info;
const nameless = { ...document, info: { ...bare, license: undefined } };

async function askRedocly(source: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(source),
    absoluteRef: "openapi.json",
    config: await createConfig({ extends: ["recommended"] }),
  });
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
}

async function askSpectral(source: object): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[oas as never, "recommended"]] });
  const problems = await spectral.run(JSON.parse(JSON.stringify(source)) as typeof nameless);
  return problems.map(({ code, path }) => `${code} ${path.join(".")}`);
}

test.each([
  ["Redocly's linter", askRedocly],
  ["Spectral", askSpectral],
])("%s has no error and no warning, and sees what is left out", async (_, ask) => {
  expect(await ask(document)).toEqual([]);
  expect(await ask(nameless)).not.toEqual([]);
});
