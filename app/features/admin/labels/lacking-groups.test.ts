import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { LackingBrand } from "#app/features/catalogue/labels/list-lacking.server.ts";
import { LackingGroups } from "./lacking-groups.tsx";

type Missing = LackingBrand["missing"];

function shownFor(...lacking: Missing[]): string[] {
  const brands = lacking.map((missing, at) => ({
    ...{ detailId: String(at), slug: "atta", name: "Atta", nameHi: null, brand: String(at) },
    ...{ image: "", missing },
  }));
  const element = createElement(LackingGroups, { brands, back: "/" });
  const router = createMemoryRouter([{ path: "*", element }]);
  const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return [...markup.matchAll(/<(?:h2|p) [^>]*>([^<]*)</g)].map(([, text = ""]) => text);
}

test("what all brands lack is said once, and over each group only what it lacks besides", () => {
  expect(shownFor(["maker", "careContact"], ["maker", "originCountry", "careContact"])).toEqual([
    "All of these lack: Maker or packer, Customer care",
    "Missing only: Maker or packer, Customer care",
    "Also missing: Country of origin",
  ]);
});

test("where they have nothing in common, or all lack the same, each heading says all of it", () => {
  expect(shownFor(["maker"], ["careContact"])).toEqual([
    "Missing: Maker or packer",
    "Missing: Customer care",
  ]);
  expect(shownFor(["maker"], ["maker"])).toEqual(["Missing: Maker or packer"]);
});
