import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** A row of chips that scrolls covers the last one by its edge, as it should. */
const except = { "target-size": { enabled: false } };
type Axe = {
  run(
    context: unknown,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
};

/** What axe finds in the page as it stands, in its light colours and in its dark ones. */
export async function findFaults(page: Page): Promise<string[]> {
  const light = await findLightFaults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await runAxe(page, { runOnly: { type: "rule", values: ["color-contrast"] } });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** The same in its light colours alone: in another language the dark ones are the same. */
export async function findLightFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return runAxe(page, { runOnly: { type: "tag", values: rules }, rules: except });
}

function runAxe(page: Page, options: object): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      ...wanted,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary.split("\n").at(1)}`,
      ),
    );
  }, options);
}
