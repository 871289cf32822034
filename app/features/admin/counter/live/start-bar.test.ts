import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StartBar } from "./start-bar.tsx";
import { words } from "./words.ts";

test("the button that the line speaks of is there from the start, dull until its script is", () => {
  const html = renderToStaticMarkup(
    createElement(StartBar, { waiting: 1, isAlive: false, isLost: false }),
  );
  const text = html.replaceAll("&#x27;", "'");
  expect(text).toContain(words.soundIsOff);
  expect(text).toMatch(new RegExp(`<button [^>]*disabled=""[^>]*>${words.start}</button>`, "v"));
});
