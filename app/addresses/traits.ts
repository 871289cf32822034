// What holds for an address. What speaks of a person or a purpose holds for all addresses with the
// same first word, known or not, as the router compares them: decoded and without case.
import type { PageTraits } from "#app/ui/page-traits.ts";
import { parametersOf } from "#app/values/path.ts";
import {
  apiFolder,
  assetFolder,
  categoryPath,
  feedPath,
  healthPath,
  homePath,
  iconPath,
  keywordPath,
  loginPath,
  orderPath,
  orderStepPath,
  paymentReturnPath,
  paymentWebhookPath,
  pictureFolder,
  productPath,
  robotsPath,
  searchPath,
  shippingPath,
  sitemapPartPath,
  sitemapPath,
} from "./paths.ts";
import { ownersFilePath, printSeveralPath } from "./side-paths.ts";

type Traits = {
  /** Somebody's own: no browser keeps it. */
  isPersonal?: true;
  /** For admins only, who always see the newest. */
  isAdmins?: true;
  /** A step on the way to an order. */
  isCheckout?: true;
  /** Shows the whole cart, or is kept without knowing it: nothing floats above it. */
  showsCart?: true;
  /** Shows the sign-in or the profile as its content. */
  showsAccount?: true;
  /** Whoever sends it is somebody else afterwards, or wants other pages. */
  changesVisitor?: true;
  /** Nobody is led here after signing in. */
  isNoTarget?: true;
};

const signIn = { showsAccount: true, changesVisitor: true, isNoTarget: true } as const;
const checkout = { isPersonal: true, isCheckout: true, showsCart: true } as const;
const byFirstWord: { [word: string]: Traits } = {
  cart: { showsCart: true },
  offline: { showsCart: true },
  login: signIn,
  register: signIn,
  "forgot-password": { showsAccount: true, changesVisitor: true },
  logout: { changesVisitor: true, isNoTarget: true },
  language: { changesVisitor: true, isNoTarget: true },
  version: { changesVisitor: true },
  profile: { showsAccount: true, changesVisitor: true, isPersonal: true },
  addresses: { isPersonal: true },
  complain: { isPersonal: true },
  lists: { isPersonal: true },
  standing: { isPersonal: true },
  complaints: { isPersonal: true },
  shipping: checkout,
  payment: checkout,
  placeorder: checkout,
  order: { isPersonal: true },
  khata: { isPersonal: true },
  admin: { isPersonal: true, isAdmins: true },
  run: { isPersonal: true, isAdmins: true },
};

const below = (trait: keyof Traits) => (pathname: string) => {
  const word = sectionOf(pathname);
  return word !== null && Object.hasOwn(byFirstWord, word) && byFirstWord[word]?.[trait] === true;
};

export const isPersonal = below("isPersonal");
export const isAdmins = below("isAdmins");
const showsCart = below("showsCart");
const showsAccount = below("showsAccount");
export const changesVisitor = below("changesVisitor");
export const isNoTarget = below("isNoTarget");
const isCheckout = below("isCheckout");

/** The gateway posts here from elsewhere and proves itself by a password or a signature. */
export const isGateways = (pathname: string) =>
  [paymentReturnPath, paymentWebhookPath].includes(pathname);
/** Called for all customers from one address. */
export const isUnlimited = (pathname: string) => pathname === paymentWebhookPath;

/** An admin's, among pages that are their customer's. */
const adminsSteps = (["settle", "picking", "return"] as const).map((step) =>
  patternOf(orderStepPath(":id", step)),
);

/** Whether an address is a step on the way to an order, the sign-in for it too. */
export function isCheckoutPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  return isCheckout(pathname) || (pathname === loginPath && search.includes(nameOf(shippingPath)));
}

/** Whether none but the shop's people are led there. */
export function leadsAdminsAlone(target: string): boolean {
  const pathname = target.split(/[?#]/)[0] ?? "";
  return isAdmins(target) || adminsSteps.some((pattern) => pattern.test(pathname));
}

export function isShipping(target: string): boolean {
  return sectionOf(target) === nameOf(shippingPath);
}

/** Read by other programs, or a paper, which speak English. */
const english = [
  ...[healthPath, sitemapPath, sitemapPartPath(":part"), robotsPath, feedPath],
  ...[paymentWebhookPath, orderStepPath(":id", "print"), printSeveralPath],
  ...[ownersFilePath("tax/bills"), ownersFilePath("tax/month")],
].map(patternOf);
const orderPage = patternOf(orderPath(":id"));

export function speaksEnglish({ pathname, searchParams }: URL): boolean {
  return (
    isApi(pathname) ||
    english.some((pattern) => pattern.test(pathname)) ||
    (searchParams.has("print") && orderPage.test(pathname))
  );
}

export const isApi = (pathname: string) => pathname.startsWith(apiFolder);
export const isPicture = (pathname: string) => pathname.startsWith(pictureFolder);
export const isAsset = (pathname: string) =>
  pathname.startsWith(assetFolder) || pathname.startsWith(iconPath);
export const isFile = (pathname: string) =>
  pathname.startsWith(assetFolder) ||
  /\.(js|css|map|png|jpg|webp|avif|svg|ico|webmanifest)$/.test(pathname);

const ofCards = ["pack"];
const ofChoice = ["brand", "origin", "instock", "sort", "page", ...ofCards];
/**
 * Pages that are the same for everyone without a cart or a name, so kept at the edge and in browsers,
 * with the parameters that they know.
 */
const keptPages: [pattern: RegExp, parameters: string[]][] = [
  [patternOf(homePath), ["packs", ...ofCards]],
  [patternOf("/page/:number"), ofCards],
  [patternOf(searchPath), ["query", ...ofChoice]],
  [patternOf(keywordPath(":word")), ofCards],
  [patternOf(`${keywordPath(":word")}/page/:number`), ofCards],
  [patternOf(categoryPath(":name")), ofChoice],
  [patternOf(productPath(":slug")), ["brand", "quantity", "qty", "added", ...ofCards]],
];

const keptOf = (pathname: string) => keptPages.find(([pattern]) => pattern.test(pathname))?.[1];

/** Pages of the cart and the catalogue carry styles of their own. */
export const isShopping = (path: string) => sectionOf(path) === "cart" || !!keptOf(path);

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
    ...((showsAccount(pathname) || isPersonal(pathname)) && { isOwn: true }),
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

/** A builder may have encoded the colon of a parameter. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/(:|%3A)\w+/g, "[^/]+").replace("*", ".+")}$`);
}
