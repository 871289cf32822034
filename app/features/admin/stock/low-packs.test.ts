import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LowPacks } from "./low-packs.tsx";
import type { LowPack } from "#app/features/catalogue/stock/list-low.server.ts";
import { words } from "./words.ts";

function packOf(name: string, countInStock: number, daysLeft: number | null): LowPack {
  return {
    ...{ name, nameHi: null, brand: "Tata", quantityMilli: 1000, units: "kg" },
    ...{
      pricePaise: 1,
      dpricePaise: 1,
      discountBasisPoints: 0,
      countInStock,
      daysLeft,
      sold: 3,
      lowStockAt: null,
      detailId: name,
      financialId: name,
      slug: name,
    },
  } as LowPack;
}

function shown(packs: LowPack[]): string {
  const failure = { errors: {}, values: {} };
  const element = createElement(LowPacks, { packs, save: "s", failure });
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("what is sold out stands first, then what will be within a week, then what lasts", () => {
  const html = shown([packOf("Poha", 5, 150), packOf("Besan", 2, 0), packOf("Ghee", 0, 0)]);
  const rows = html.slice(html.indexOf("<tbody"));
  const { out, soon, slow } = words.parts;
  const places = [`>${out}</th>`, "Ghee", soon, "Besan", slow, "Poha"].map((text) =>
    rows.indexOf(text),
  );
  expect(Math.min(...places)).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("all that is low is a list for the wholesaler, in a message to whom one chooses", () => {
  const html = shown([packOf("Poha", 5, 150), packOf("Ghee", 0, 0)]);
  const [, text = ""] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
  const lines = decodeURIComponent(text).split("\n");
  expect(lines).toEqual([words.pleaseSend, "Tata Poha, 1 kg", "Tata Ghee, 1 kg"]);
});
