import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { BillsPage } from "./bills-page.tsx";
import { words } from "./words.ts";

function shown(isFirst: boolean): string {
  const facts = { numbers: "", month: "", papers: [], unused: [], before: null, isFirst };
  const element = createElement(BillsPage, facts);
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("that there is no bill yet is said on the first page alone", () => {
  expect(shown(true)).toContain(words.noneIssued);
  expect(shown(false)).not.toContain(words.noneIssued);
});
