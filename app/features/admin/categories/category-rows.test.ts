import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { CategoryRows } from "./category-rows.tsx";

const category = (id: string, goods = 1) => ({ id, called: id, isHidden: false, goods });

/** What the buttons of a look send that can be pressed. */
function movesOf(look: string): (string | undefined)[] {
  const categories = [category("oils"), category("nails", 0), category("flours"), category("rice")];
  const element = createElement(CategoryRows, { categories, errors: {} });
  const router = createMemoryRouter([{ path: "*", element }]);
  const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return [...markup.matchAll(/<button[^>]*name="move.one"[^>]*>/g)]
    .filter(([button]) => !button.includes("disabled") && button.includes(`class="${look}`))
    .map(([button]) => button.match(/value="([^"]*)"/)?.[1]);
}

test("a step leads past a category without goods, to the place of the next that shoppers see", () => {
  expect(movesOf("step")).toEqual(["3 oils", "1 flours", "4 flours", "3 rice"]);
});

test("every category but the first is one button away from the top", () => {
  expect(movesOf("button")).toEqual(["1 flours", "1 rice"]);
});
