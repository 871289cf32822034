import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inLanguage } from "#app/platform/language.server.ts";
import { type Named, cardTitle } from "#app/values/card-title.ts";
import { ProductName } from "./product-name.tsx";

const atta = { brand: "aashirvaad", name: "whole wheat atta", nameHi: "गेहूं का आटा" };
const shown = (of: Named) => renderToStaticMarkup(createElement(ProductName, { of }));

test("goods are called by their English name alone", () => {
  expect([cardTitle(atta), shown(atta)]).toEqual(Array(2).fill("Aashirvaad Whole Wheat Atta"));
});

test("where Hindi names are shown the English one stands below, marked, and alone where there is no other", () => {
  inLanguage("hi", () => {
    expect(cardTitle(atta)).toBe("Aashirvaad गेहूं का आटा");
    expect(shown(atta)).toMatch(
      /^Aashirvaad गेहूं का आटा <span lang="en" class="[^"]+">Whole Wheat Atta<\/span>$/,
    );
    expect(shown({ ...atta, nameHi: null })).toBe(
      '<span lang="en">Aashirvaad Whole Wheat Atta</span>',
    );
  });
});
