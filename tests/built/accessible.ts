import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
type Axe = { run(context: unknown, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };

/** What axe finds in the page as it stands, in its light colours and in its dark ones. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const light = await runAxe(page, { runOnly: { type: "tag", values: rules } });
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await runAxe(page, { runOnly: { type: "rule", values: ["color-contrast"] } });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

function runAxe(page: Page, options: object): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, { ...wanted, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary.split("\n").at(1)}`));
  }, options);
}

/** What large text on a narrow screen breaks: a page wider than the screen, texts over each other, text cut off at its box. */
export async function findOverflow(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  const found = await page.evaluate(overflowing);
  await page.evaluate(() => { document.documentElement.style.fontSize = ""; });
  if (before) await page.setViewportSize(before);
  return found.map((fault) => `${width} px: ${fault}`);
}

/** Runs in the page. */
function overflowing(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const boxes: { text: string; rect: DOMRect; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const styles: Element[] = [];
    for (let up: Element | null = parent; up; up = up.parentElement) styles.push(up);
    // What is fixed lies over the page by design; what is clipped or scrolls holds its own.
    if (styles.some((one) => getComputedStyle(one).position === "fixed" && one.tagName !== "HEADER")) continue;
    if (styles.some((one) => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) && one !== document.documentElement && one !== document.body)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      if (rect.right > width + 1 || rect.left < -1) found.push(`off the screen: "${text.slice(0, 40)}" ${Math.round(rect.left)}–${Math.round(rect.right)}`);
      boxes.push({ text, rect, parent });
    }
  }
  const inHeader = (box: { parent: Element }) => box.parent.closest("header") !== null;
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      if (a.parent === b.parent || inHeader(a) !== inHeader(b)) continue;
      const x = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const y = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      // Lines set close share a sliver of their boxes.
      if (x > 3 && y > Math.min(a.rect.height, b.rect.height) * 0.4) found.push(`over each other: "${a.text.slice(0, 30)}" and "${b.text.slice(0, 30)}"`);
    }
  });
  return [...new Set(found)];
}
