// What everybody asks of the table of addresses. A trait that speaks of a person or a purpose holds
// for all
// addresses below the same first word, known or not, as the router compares them: decoded and
// without case.
import {
  type AddressTraits,
  addresses,
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
export const showsCart = below("showsCart");
export const showsAccount = below("showsAccount");
export const changesVisitor = below("changesVisitor");
export const isNoTarget = below("isNoTarget");
export const isGateways = exactly("isGateways");
export const isUnlimited = exactly("isUnlimited");
const isCheckout = below("isCheckout");

/** Whether an address is a step on the way to an order, the sign-in for it too. */
export function isCheckoutPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  return isCheckout(pathname) || (pathname === loginPath && search.includes(nameOf(shippingPath)));
}

export function isShipping(target: string): boolean {
  return sectionOf(target) === nameOf(shippingPath);
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

/**
 * Those given that make a difference to a page that is kept, in one order; null for every other
 * page.
 */
export function knownParameters(pathname: string, given: URLSearchParams): URLSearchParams | null {
  const known = pathname.endsWith(".data")
    ? undefined
    : keptPages.find(({ pattern }) => pattern.test(pathname))?.kept;
  return known
    ? new URLSearchParams(
        known.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])),
      )
    : null;
}

/** What a browser may keep whole: never what is somebody's own. */
export function isKept({ pathname, searchParams }: URL): boolean {
  return knownParameters(pathname, searchParams) !== null;
}

/** The patterns of the pages a browser may fetch ahead. */
export const fetchedAhead = addresses.flatMap(({ ahead }) => ahead ?? []);

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
