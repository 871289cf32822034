import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ClassRow } from "./class-row.tsx";
import { ClassRows } from "./class-rows.tsx";
import { classField, productField } from "./product-field.ts";

const classNamed = (name: string, basisPoints: number) => ({
  ...{ id: name, name, hsn: "1", rates: [{ validFrom: "2026-01-01", basisPoints }] },
});
const classes = [
  ...[classNamed("Edible oil", 500), classNamed("Essential oil", 1800), classNamed("Rice", 0)],
];

function rateWhen(typed: string): string | undefined {
  const product = { id: "p", name: "Mustard", guess: null, taxClassId: "Rice" };
  const values = { [classField.of("p")]: typed };
  const facts = {
    product,
    guessed: undefined,
    classes,
    today: "2026-11-29",
    values,
    errors: {},
    isAsked: false,
  };
  const markup = renderToStaticMarkup(createElement(ClassRow, facts));
  return markup.match(/<span class="rates">(.*)<\/span><\/li>/)?.[1]?.replaceAll(/<[^>]+>/g, "");
}

test("beside a product stands the rate of the class that would be saved, by a part of its name too", () => {
  expect(rateWhen("Edible oil")).toContain("5%");
  expect(rateWhen("edib")).toBe(rateWhen("Edible oil"));
  expect(rateWhen("ssential")).toContain("18%");
  expect(rateWhen("oil")).toBe("");
  expect(rateWhen("nails")).toBe("");
  expect(rateWhen("")).toBe("0%");
});

test("'All' is ticked as its rows are, also where they come back with what was sent; what has a class is not ticked at first", () => {
  const ticksWhen = (values?: Record<string, string>, taxClassId: string | null = null) => {
    const products = ["one", "two"].map((id) => ({ id, name: id, guess: "Rice", taxClassId }));
    const failure = values && { ok: false as const, errors: {}, values };
    const facts = { title: "", products, classes, today: "2026-11-29", hidden: {}, failure };
    const element = createElement(ClassRows, facts);
    const router = createMemoryRouter([{ path: "*", element }]);
    const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
    return [...markup.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) =>
      box.includes("checked"),
    );
  };
  expect(ticksWhen()).toEqual([true, true, true]);
  expect(ticksWhen({ [productField.of("one")]: "on" })).toEqual([false, true, false]);
  expect(ticksWhen(undefined, "Edible oil")).toEqual([false, false, false]);
});
