// Every address that the shop leads to, a builder each, and the words that its commands differ in.
import { type Language, languages } from "#app/values/language.ts";

export const homePath = "/";
export const morePackagesPath = (count: number) => `/?packs=${count}`;
export const searchPath = "/search";
export const searchResultsPath = (query: string, page = 1, chosen: [string, string][] = []) =>
  `${searchPath}?${new URLSearchParams([["query", query], ...chosen, ...(page > 1 ? [["page", String(page)]] : [])])}`;
export const suggestionsPath = "/suggestions";
export const keywordPath = (keyword: string) => `/search/${encodeURIComponent(keyword)}`;
export const allProductsPath = "/category/all";
export const categoryPath = (name: string) => `/category/${encodeURIComponent(name)}`;
export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const reviewPath = (slug: string) => `${productPath(slug)}/review`;
export const tellMePath = (slug: string) => `${productPath(slug)}/tell-me`;
export const picturePath = (key: string) => `/images/${key}`;
export const pictureFolder = picturePath("");

export const cartPath = "/cart";
/** The empty cart's page, as the service worker keeps it. */
export const keptCartPath = `${cartPath}?kept`;
export const cartCommands = ["count", "plus", "minus", "remove", "accept"] as const;
export const cartForms = ["add", "quantity", "pin", "code"] as const;
export type CartCommandWord = (typeof cartCommands)[number];
export type CartFormWord = (typeof cartForms)[number];
export const cartCommandPath = (command: CartCommandWord | CartFormWord | "items") =>
  `/cart/${command}`;

export const cartCommandFolder = `${cartPath}/`;

export const parchiPath = "/parchi";
export const sharedParchiPath = (text: string, isForSale = false) =>
  `${parchiPath}?text=${encodeURIComponent(text)}${isForSale ? "&for=sale" : ""}`;
export const addParchiPath = "/parchi/add";
/** For the till, where its goods are sold or brought to who called. */
export const parchiForSalePath = `${parchiPath}?for=sale`;

export const loginPath = "/login";
export const registerPath = "/register";
export const registerCodePath = "/register/code";
export const registerPasswordPath = "/register/password";
export const resetPath = "/forgot-password";
export const resetCodePath = "/forgot-password/code";
export const resetPasswordPath = "/forgot-password/password";
export const logoutPath = "/logout";
export const logoutEverywherePath = "/logout/everywhere";
export const profilePath = "/profile";
export const passwordPath = "/profile?password=1";
export const passwordFieldsPath = "/profile/password-fields";
export const locationPath = "/profile/location";
export const dataDownloadPath = "/profile/download";
export const deleteAccountPath = "/profile/delete";

/** The customer's own addresses. */
export const addressesPath = "/addresses";
export const changeAddressPath = (id: string) => `${addressesPath}?change=${id}`;
export const addressCommands = ["add", "change", "default", "delete"] as const;
export type AddressCommand = (typeof addressCommands)[number];
export const addressCommandPath = (command: AddressCommand) => `${addressesPath}/${command}`;
/** Leads on to shipping with the address that is added. */
export const addressesToShipPath = `${addressesPath}?for=shipping`;

export const shippingPath = "/shipping";
/** Signing in as the first step on the way to an order. */
export const loginToShipPath = `${loginPath}?redirect=${shippingPath}`;
export const paymentPath = "/payment";
export const placeOrderPath = "/placeorder";
/**
 * The chosen method travels in the address, so that the page can be reloaded and shared between
 * tabs.
 */
export const placeOrderWithCashPath = `${placeOrderPath}?method=cash`;
/** To the place and by the way to pay of the last order. */
export const asLastTimePath = `${placeOrderPath}/as-last-time`;
export const paymentReturnPath = "/payment/return";
export const paymentWebhookPath = "/payment/webhook";
export const paymentSuccessPath = "/payment/success";
/** Waits for the result of an order's payment. */
export const paymentResultPath = (orderId: string) => `${paymentSuccessPath}?orderId=${orderId}`;
export const paymentFailurePath = "/payment/failure";

export const orderPath = (id: string) => `/order/${id}`;
export const orderCommands = [
  ...(["accept", "pack", "dispatch", "deliver", "cash"] as const),
  ...(["khata", "undo", "upi", "link"] as const),
  ...(["deliver-cash", "deliver-upi", "deliver-khata", "rider", "handed-back"] as const),
];
export type OrderCommand = (typeof orderCommands)[number];
const orderPages = ["settle", "cancel", "return", "again", "pay", "picking", "print"] as const;
export const orderSteps = [...orderCommands, ...orderPages];
export const orderStepPath = (id: string, step: (typeof orderSteps)[number]) =>
  `/order/${id}/${step}`;

/** A customer's lists; `keep` says what is to be kept as one: the cart, or an order. */
export const listsPath = "/lists";
export const keepAsListPath = (what: "cart" | string) => `${listsPath}?keep=${what}`;

/** The customer's own book. */
export const khataPath = "/khata";
/** Somebody's book, for who was sent the link. */
export const khataStatementPath = (token: string) => `/khata/statement/${token}`;

export const adminPath = "/admin";

/** For search engines. */
export const sitemapPath = "/sitemap.xml";
export const sitemapPartPath = (part: string) => `/sitemaps/${part}`;
export const robotsPath = "/robots.txt";
export const feedPath = "/feeds/google.xml";

export const termsPath = "/terms.html";
/** How goods go back. */
export const returnsPath = `${termsPath}#returns`;
export const privacyPath = "/privacy.html";

export const healthPath = "/healthz";
export const languagePath = "/language";
export const versionPath = "/version";
export const offlinePath = "/offline";
export const offlineOrderPath = `${offlinePath}?for=order`;
export const apiFolder = "/api/";
/** The call that asks for the prices of today. */
export const priceCallPath = `${apiFolder}products/financials/batch`;

/** What a browser may fetch ahead, as patterns of the speculation rules. */
export const fetchedAhead = [homePath, `${searchPath}?*`, categoryPath("*"), productPath("*")];

/** Files of `public` and of the build, which no route answers. */
export const assetFolder = "/assets/";
export const iconPath = "/favicon.svg";
export const manifestPath = "/manifest.webmanifest";
/** Each language keeps pages of its own. */
export const serviceWorkerPath = (language: Language) =>
  language === languages[0] ? "/sw.js" : `/sw-${language}.js`;

/** The till; its lines stand in its address. */
export const sellPath = "/admin/sell";
export const sellCommands = ["cash", "upi", "khata", "code", "list"] as const;
export type SellCommand = (typeof sellCommands)[number];
export const sellCommandPath = (command: SellCommand) => `${sellPath}/${command}`;
/** A rider's own drops. */
export const runPath = "/run";
export const runCommands = ["deliver", "handover"] as const;
export type RunCommand = (typeof runCommands)[number];
export const runCommandPath = (command: RunCommand) => `${runPath}/${command}`;
/** What the script of a rider's page sends: 'deliver', answered as JSON. */
export const sendTapPath = "/run/send";

/** What is sent to the cart, from the till or at a door waits for the network in a queue of its own. */
export const ownQueues = [
  ...[cartCommandFolder, productPath("")],
  ...[sellCommandPath("cash"), runCommandPath("deliver")],
];
