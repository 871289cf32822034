import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { CategoryRows } from "./category-rows.tsx";

const category = (id: string, hasGoods = true) => ({ id, called: id, isHidden: false, hasGoods });

test("a step leads past a category without goods, to the place of the next that shoppers see", () => {
  const categories = [category("oils"), category("nails", false), category("flours")];
  const element = createElement(CategoryRows, { categories, errors: {} });
  const router = createMemoryRouter([{ path: "*", element }]);
  const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const steps = [...markup.matchAll(/<button[^>]*name="move.one"[^>]*>/g)]
    .filter(([button]) => !button.includes("disabled"))
    .map(([button]) => button.match(/value="([^"]*)"/)?.[1]);
  expect(steps).toEqual(["3 oils", "1 flours"]);
});
