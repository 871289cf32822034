import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { counterPath, monthBookPath, ordersPath, taxPath } from "#app/addresses/side-paths.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import routes from "#app/routes.ts";
import { type Tab, placeAt, tabs } from "./places.ts";

const places = () => tabs().flatMap((tab: Tab) => tab.places);

test("every page of the owner's without a parameter stands below a tab, and no place leads nowhere", () => {
  inLanguage("en", () => {
    const frame = (routes as RouteConfigEntry[]).find(({ id }) => id === "admin-frame");
    const pages = frame?.children?.flatMap(({ path }) => path ?? []) ?? [];
    const lost = pages.filter((path) => path !== "admin" && !placeAt(`/${path}`));
    expect(lost).toEqual([]);
    const leading = places().filter(
      ({ isOutside, to }) => !isOutside && !pages.includes(to.slice(1)),
    );
    expect(leading).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
  });
});

test("an address belongs to the place that fits it longest", () => {
  inLanguage("en", () => {
    const at = (path: string) => placeAt(path)?.place.to;
    expect(at(monthBookPath)).toBe(monthBookPath);
    expect(at(orderStepPath("1", "settle"))).toBe(counterPath);
    expect(at(orderPath("1"))).toBe(ordersPath);
    expect(placeAt(orderPath("1"), `?back=${counterPath}`)?.place.to).toBe(counterPath);
    expect(at(taxPath)).toBe(taxPath);
    expect(at("/admin")).toBeUndefined();
    expect(at("/admin/counters")).toBeUndefined();
  });
});
