// What everybody asks of the table of addresses. A trait that speaks of a person or a purpose holds
// for all addresses below the same first word, known or not, as the router compares them: decoded
// and without case.
import type { PageTraits } from "#app/ui/page-traits.ts";
import { parametersOf } from "#app/values/path.ts";
import { type AddressTraits, addresses } from "./address-table.ts";
import {
  apiFolder,
  assetFolder,
  iconPath,
  loginPath,
  pictureFolder,
  shippingPath,
} from "./addresses.ts";

/** The addresses' first words that have the trait. */
const sectionsWith = (trait: keyof AddressTraits) =>
  new Set(addresses.filter((address) => address[trait]).map(({ path }) => sectionOf(path)));
const below = (trait: keyof AddressTraits) => {
  const sections = sectionsWith(trait);
  return (pathname: string) => sections.has(sectionOf(pathname));
};
const exactly = (trait: keyof AddressTraits) => {
  const paths = new Set(addresses.filter((address) => address[trait]).map(({ path }) => path));
  return (pathname: string) => paths.has(pathname);
};

export const isPersonal = below("isPersonal");
export const isAdmins = below("isAdmins");
const adminsSteps = addresses
  .filter(({ isAdminsStep }) => isAdminsStep)
  .map(({ path }) => patternOf(path));
const showsCart = below("showsCart");
const showsAccount = below("showsAccount");
export const changesVisitor = below("changesVisitor");
export const isNoTarget = below("isNoTarget");
export const isGateways = exactly("isGateways");
export const isUnlimited = exactly("isUnlimited");
const isCheckout = below("isCheckout");

/** Whether an address is a step on the way to an order, the sign-in for it too. */
export function isCheckoutPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  return isCheckout(pathname) || (pathname === loginPath && search.includes(nameOf(shippingPath)));
}

/** Whether none but an admin is led there. */
export function leadsAdminsAlone(target: string): boolean {
  const pathname = target.split(/[?#]/)[0] ?? "";
  return isAdmins(target) || adminsSteps.some((pattern) => pattern.test(pathname));
}

export function isShipping(target: string): boolean {
  return sectionOf(target) === nameOf(shippingPath);
}

const english = addresses.flatMap(({ path, isEnglish }) =>
  isEnglish ? [{ pattern: patternOf(path), isEnglish }] : [],
);

/** Whether other programs read what an address answers, or it is printed as a paper. */
export function speaksEnglish({ pathname, searchParams }: URL): boolean {
  const isWith = (asked: true | string) => asked === true || searchParams.has(asked);
  return (
    isApi(pathname) ||
    english.some(({ pattern, isEnglish }) => pattern.test(pathname) && isWith(isEnglish))
  );
}

export const isApi = (pathname: string) => pathname.startsWith(apiFolder);
export const isPicture = (pathname: string) => pathname.startsWith(pictureFolder);
export const isAsset = (pathname: string) =>
  pathname.startsWith(assetFolder) || pathname.startsWith(iconPath);
export const isFile = (pathname: string) =>
  pathname.startsWith(assetFolder) ||
  /\.(js|css|map|png|jpg|webp|avif|svg|ico|webmanifest)$/.test(pathname);

const keptPages = addresses.flatMap(({ path, kept }) =>
  kept ? [{ pattern: patternOf(path), kept }] : [],
);

const keptOf = (pathname: string) => keptPages.find(({ pattern }) => pattern.test(pathname))?.kept;

/**
 * Those given that make a difference to a page that is kept, in one order; null for every other
 * page.
 */
export function knownParameters(pathname: string, given: URLSearchParams): URLSearchParams | null {
  const known = pathname.endsWith(".data") ? undefined : keptOf(pathname);
  return known ? parametersOf(given, known) : null;
}

/** What a page's frame and cards are told of its address. */
export function pageTraits({ pathname, search }: URL): PageTraits {
  const kept = keptOf(pathname);
  return {
    ...(kept && { kept }),
    ...(isCheckoutPage({ pathname, search }) && { isOrdering: true }),
    ...(showsCart(pathname) && { showsCart: true }),
    ...(showsAccount(pathname) && { showsAccount: true }),
  };
}

/** What a browser may keep whole: never what is somebody's own. */
export function isKept({ pathname, searchParams }: URL): boolean {
  return knownParameters(pathname, searchParams) !== null;
}

/**
 * The first word of an address, decoded and in small letters; null for one that can't be decoded.
 */
export function sectionOf(address: string): string | null {
  try {
    return nameOf(decodeURIComponent(address.split(/[?#]/)[0] ?? "").toLowerCase());
  } catch {
    return null;
  }
}

function nameOf(path: string): string {
  return /^\/([^/.]*)/.exec(path)?.[1] ?? "";
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`);
}
