/** Every address of the shop, a builder each, and below them the one table of what holds for which. */
export const homePath = "/";
export const morePackagesPath = (count: number) => `/?packs=${count}`;
export const searchPath = "/search";
export const searchResultsPath = (query: string, page = 1) =>
  `${searchPath}?${new URLSearchParams(page > 1 ? { query, page: String(page) } : { query })}`;
export const suggestionsPath = "/suggestions";
export const keywordPath = (keyword: string) => `/search/${encodeURIComponent(keyword)}`;
export const allProductsPath = "/category/all";
export const categoryPath = (name: string) => `/category/${encodeURIComponent(name)}`;
export const productPath = (slug: string) => `/product/${encodeURIComponent(slug)}`;
export const picturePath = (key: string) => `/images/${key}`;
export const pictureFolder = picturePath("");

export const cartPath = "/cart";
/** The empty cart's page, as the service worker keeps it. */
export const keptCartPath = `${cartPath}?kept`;
export const cartCommandPath = (
  command: "add" | "quantity" | "count" | "plus" | "minus" | "remove" | "accept" | "items",
) => `/cart/${command}`;

export const cartCommandFolder = `${cartPath}/`;

export const parchiPath = "/parchi";
export const sharedParchiPath = (text: string) => `${parchiPath}?text=${encodeURIComponent(text)}`;
export const addParchiPath = "/parchi/add";

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
export const passwordFieldsPath = "/profile/password-fields";
export const locationPath = "/profile/location";
export const dataDownloadPath = "/profile/download";
export const deleteAccountPath = "/profile/delete";

export const shippingPath = "/shipping";
/** Signing in as the first step on the way to an order. */
export const loginToShipPath = `${loginPath}?redirect=${shippingPath}`;
export const paymentPath = "/payment";
export const placeOrderPath = "/placeorder";
/** The chosen method travels in the address, so that the page can be reloaded and shared between tabs. */
export const placeOrderWithCashPath = `${placeOrderPath}?method=cash`;
export const paymentReturnPath = "/payment/return";
export const paymentWebhookPath = "/payment/webhook";
export const paymentSuccessPath = "/payment/success";
/** Waits for the result of an order's payment. */
export const paymentResultPath = (orderId: string) => `${paymentSuccessPath}?orderId=${orderId}`;
export const paymentFailurePath = "/payment/failure";

export const orderPath = (id: string) => `/order/${id}`;
const orderSteps = [
  ...(["accept", "pack", "settle", "dispatch", "deliver", "cash"] as const),
  ...(["undo", "cancel", "again", "pay"] as const),
];
export const orderStepPath = (id: string, step: (typeof orderSteps)[number]) =>
  `/order/${id}/${step}`;

export const adminPath = "/admin";
export const orderListPath = "/admin/orderlist";
export const userListPath = "/admin/userlist";
export const editUserPath = (id: string) => `/admin/user/${id}/edit`;
export const deleteUserPath = (id: string) => `/admin/user/${id}/delete`;
export const logPath = "/admin/log";
export const limitsPath = "/admin/limits";
export const reviewListPath = "/admin/reviews";
export const searchWordsPath = "/admin/search";
export const pricesPath = "/admin/prices";
export const pricePreviewPath = "/admin/prices/preview";
export const savePricesPath = "/admin/prices/save";
export const undoPricesPath = "/admin/prices/undo";
export const priceHistoryPath = "/admin/prices/history";
export const priceSavePath = (id: string) => `/admin/prices/history/${id}`;
export const productListPath = "/admin/productlist";
export const createProductPath = "/admin/product/create";
export const deleteProductPath = "/admin/product/delete";
export const editProductPath = (slug: string, detailId: string) =>
  `/admin/product/${encodeURIComponent(slug)}/edit/${detailId}`;
export const createDetailPath = "/admin/detail/create";
export const deleteDetailPath = "/admin/detail/delete";
export const createFinancialPath = "/admin/financial/create";
export const cataloguePath = "/admin/catalogue";
export const catalogueDownloadPath = "/admin/catalogue/download";

/** For search engines. */
export const sitemapPath = "/sitemap.xml";
export const sitemapPartPath = (part: string) => `/sitemaps/${part}`;
export const robotsPath = "/robots.txt";
export const feedPath = "/feeds/google.xml";

export const healthPath = "/healthz";
export const versionPath = "/version";
export const offlinePath = "/offline";
export const offlineOrderPath = `${offlinePath}?for=order`;
export const apiFolder = "/api/";
/** The call that asks for the prices of today. */
export const priceCallPath = `${apiFolder}products/financials/batch`;

/** Files of `public` and of the build, which no route answers. */
export const termsPath = "/terms.html";
export const privacyPath = "/privacy.html";
export const assetFolder = "/assets/";
export const iconPath = "/favicon.svg";
export const manifestPath = "/manifest.webmanifest";
export const serviceWorkerPath = "/sw.js";

/** What holds for an address. */
export type AddressTraits = {
  /** The same for everyone without a cart or a name, so kept at the edge and in browsers: the parameters it knows. */
  kept?: string[];
  /** What a browser may fetch ahead, as a pattern of the speculation rules. */
  ahead?: string;
  /** Its values are in the shop window: the log may show them. */
  isPublic?: true;
  /** Somebody's own: no browser keeps it. */
  isPersonal?: true;
  /** For admins only, who always see the newest. */
  isAdmins?: true;
  /** A step on the way to an order. */
  isCheckout?: true;
  /** Shows the whole cart, so nothing floats above it. */
  showsCart?: true;
  /** Shows the sign-in or the profile as its content. */
  showsAccount?: true;
  /** Whoever sends it is somebody else afterwards, or wants other pages. */
  changesVisitor?: true;
  /** Nobody is led here after signing in. */
  isNoTarget?: true;
  /** The gateway posts here from elsewhere and proves itself by a password or a signature. */
  isGateways?: true;
  /** Called for all customers from one address. */
  isUnlimited?: true;
};

/** `path` as in routes.ts. */
export type AddressEntry = AddressTraits & { path: string };

const all = (traits: AddressTraits, ...paths: string[]): AddressEntry[] =>
  paths.map((path) => ({ path, ...traits }));
const signIn = { showsAccount: true, changesVisitor: true, isNoTarget: true } as const;
const reset = { showsAccount: true, changesVisitor: true } as const;
const profile = { showsAccount: true, changesVisitor: true, isPersonal: true } as const;
const checkout = { isPersonal: true, isCheckout: true, showsCart: true } as const;
const admin = { isPersonal: true, isAdmins: true } as const;
const ofCards = ["pack"];
const [id, slug] = [":id", ":slug"];

/** All below one first word share what it says about persons: see the tests beside this file. */
export const addresses: AddressEntry[] = [
  ...all({ kept: ["packs", ...ofCards], ahead: homePath }, homePath),
  ...all({ kept: ofCards, isPublic: true }, "/page/:pageNumber"),
  ...all({ kept: ["query", "page", ...ofCards], ahead: `${searchPath}?*` }, searchPath),
  ...all({ kept: ofCards }, "/search/:keyword", "/search/:keyword/page/:pageNumber"),
  ...all(
    { kept: ["page", ...ofCards], ahead: categoryPath("*"), isPublic: true },
    "/category/:categoryName",
  ),
  ...all(
    {
      kept: ["brand", "quantity", "qty", "added", ...ofCards],
      ahead: productPath("*"),
      isPublic: true,
    },
    "/product/:slug",
  ),
  ...all({ isPublic: true }, picturePath("*")),
  ...all({}, suggestionsPath, healthPath, offlinePath, parchiPath, addParchiPath),
  ...all({}, sitemapPath, sitemapPartPath(":part"), robotsPath, feedPath),
  ...all({ changesVisitor: true }, versionPath),
  ...all({ showsCart: true }, cartPath, cartCommandPath("add"), cartCommandPath("quantity")),
  ...all({ showsCart: true }, cartCommandPath("count"), cartCommandPath("plus")),
  ...all({ showsCart: true }, cartCommandPath("minus"), cartCommandPath("remove")),
  ...all({ showsCart: true }, cartCommandPath("accept"), cartCommandPath("items")),
  ...all(signIn, loginPath, registerPath, registerCodePath, registerPasswordPath),
  ...all(reset, resetPath, resetCodePath, resetPasswordPath),
  ...all({ changesVisitor: true, isNoTarget: true }, logoutPath, logoutEverywherePath),
  ...all(profile, profilePath, passwordFieldsPath, locationPath),
  ...all(profile, dataDownloadPath, deleteAccountPath),
  ...all(checkout, shippingPath, paymentPath, placeOrderPath),
  ...all(checkout, paymentSuccessPath, paymentFailurePath),
  ...all({ ...checkout, isGateways: true }, paymentReturnPath),
  ...all({ ...checkout, isGateways: true, isUnlimited: true }, paymentWebhookPath),
  ...all({ isPersonal: true }, orderPath(id), ...orderSteps.map((step) => orderStepPath(id, step))),
  ...all(admin, adminPath, orderListPath, userListPath, editUserPath(id), deleteUserPath(id)),
  ...all(admin, logPath, pricesPath, pricePreviewPath, savePricesPath, undoPricesPath),
  ...all(admin, priceHistoryPath, priceSavePath(id), productListPath, limitsPath, reviewListPath),
  ...all(admin, searchWordsPath),
  ...all(admin, `${productListPath}/:pageNumber`, createProductPath, deleteProductPath),
  ...all(admin, `/admin/product/${slug}/edit/:detailId`, createDetailPath, deleteDetailPath),
  ...all(admin, createFinancialPath, cataloguePath, catalogueDownloadPath),
];
