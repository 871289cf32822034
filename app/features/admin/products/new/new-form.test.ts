import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { NewForm } from "./new-form.tsx";

const fresh = {
  ids: { productId: "aaaaaaaaaa", detailId: "bbbbbbbbbb" },
  categories: ["Daily Needs"],
  category: "",
  name: "",
  taxClass: null,
};

/** The names of the fields that ask for the focus. */
function focused(errors?: Record<string, string>): (string | undefined)[] {
  const failure = errors && { ok: false as const, errors, values: {} };
  const element = createElement(NewForm, { ...fresh, failure });
  const router = createMemoryRouter([{ path: "*", element }]);
  const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return [...markup.matchAll(/<(?:input|select)[^>]* autofocus=""[^>]*>/gi)].map(
    ([field]) => field.match(/ name="([^"]*)"/)?.[1],
  );
}

test("a fresh form begins at the name, a refused one at what is wrong", () => {
  expect(focused()).toEqual(["name"]);
  expect(focused({ "pack1.price": "Please enter a price." })).toEqual(["pack1.price"]);
});
