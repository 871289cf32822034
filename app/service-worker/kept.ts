import { knownParameters } from "#app/platform/edge/catalogue-pages.ts";

/** Whoever sends one of these is somebody else afterwards, or wants other pages. */
const changesWho = /^\/(?:login|logout|register|forgot-password|profile|version)(?:\/|\.|$)/;
const checkoutPage = /^\/(?:shipping|payment|placeorder)(?:\/|$)/;

/** What a browser may keep whole: never what is somebody's own. */
export function isCataloguePage({ pathname, searchParams }: URL): boolean {
  return knownParameters(pathname, searchParams) !== null;
}

export function isCheckoutPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  return checkoutPage.test(pathname) || (pathname === "/login" && search.includes("shipping"));
}

export function changesVisitor({ pathname }: URL): boolean {
  return changesWho.test(pathname);
}
