import { createElement } from "react";
import { expect, test } from "vitest";
import { renderPage } from "./render-page.server.ts";

test("a page of any length holds its letters of several bytes, and nothing between them", async () => {
  for (let before = 0; before < 4; before += 1) {
    const texts = ["a".repeat(before), ...Array.from({ length: 2000 }, () => "₹")];
    const spans = texts.map((text, key) => createElement("b", { key }, text));
    const html = await (await renderPage(createElement("p", null, spans), "")).text();
    expect(html).toBe(`<p>${texts.map((text) => `<b>${text}</b>`).join("")}</p>`);
  }
});
