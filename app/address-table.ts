import {
  homePath,
  searchPath,
  suggestionsPath,
  picturePath,
  cartPath,
  cartCommandPath,
  cartCommands,
  cartForms,
  parchiPath,
  addParchiPath,
  loginPath,
  registerPath,
  registerCodePath,
  registerPasswordPath,
  resetPath,
  resetCodePath,
  resetPasswordPath,
  logoutPath,
  logoutEverywherePath,
  profilePath,
  passwordFieldsPath,
  locationPath,
  dataDownloadPath,
  deleteAccountPath,
  addressesPath,
  shippingPath,
  paymentPath,
  placeOrderPath,
  paymentReturnPath,
  paymentWebhookPath,
  paymentSuccessPath,
  paymentFailurePath,
  orderPath,
  orderSteps,
  orderStepPath,
  khataPath,
  adminPath,
  sitemapPath,
  sitemapPartPath,
  robotsPath,
  feedPath,
  healthPath,
  languagePath,
  privacyPath,
  termsPath,
  versionPath,
  offlinePath,
} from "./addresses.ts";
import {
  counterPath,
  deliverySheetPath,
  pickSeveralPath,
  printSeveralPath,
  orderListPath,
  userListPath,
  editUserPath,
  deleteUserPath,
  logPath,
  limitsPath,
  reviewListPath,
  deliveryPath,
  searchWordsPath,
  labelListPath,
  lowStockPath,
  categoryOrderPath,
  dayBookPath,
  monthBookPath,
  khataListPath,
  khataOfPath,
  khataLimitPath,
  remindPath,
  takeBackPath,
  taxPath,
  pricesPath,
  undoPricesPath,
  priceHistoryPath,
  priceSavePath,
  productListPath,
  productCommandPath,
  productCommands,
  counterCommandPath,
  counterCommands,
  priceCommandPath,
  priceCommands,
  type OwnersFile,
  ownersFiles,
  ownersFilePath,
  cataloguePath,
} from "./admin-addresses.ts";

/** What holds for an address. */
export type AddressTraits = {
  /**
   * The same for everyone without a cart or a name, so kept at the edge and in browsers: the
   * parameters it knows.
   */
  kept?: string[];
  /** Its values are in the shop window: the log may show them. */
  isPublic?: true;
  /** Somebody's own: no browser keeps it. */
  isPersonal?: true;
  /** For admins only, who always see the newest. */
  isAdmins?: true;
  /** An admin's, among pages that are their customer's. */
  isAdminsStep?: true;
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
  /** The gateway posts here from elsewhere and proves itself by a password or a signature. */
  isGateways?: true;
  /** Called for all customers from one address. */
  isUnlimited?: true;
  /** Read by other programs, or a paper, which speak English; where only with a parameter, its name. */
  isEnglish?: true | "print";
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
const ofChoice = ["brand", "origin", "instock", "sort", "page", ...ofCards];
const [id, slug] = [":id", ":slug"];
const adminsStep = { isPersonal: true, isAdminsStep: true } as const;
const adminsSteps = ["settle", "picking", "return"] as const;
const stepsOfOrder = orderSteps.filter((step) => ![...adminsSteps, "print"].includes(step));

const englishFiles: OwnersFile[] = ["tax/month", "tax/bills"];

/** All below one first word share what it says about persons: see the tests beside this file. */
export const addresses: AddressEntry[] = [
  ...all({ kept: ["packs", ...ofCards] }, homePath),
  ...all({ kept: ofCards, isPublic: true }, "/page/:pageNumber"),
  ...all({ kept: ["query", ...ofChoice] }, searchPath),
  ...all({ kept: ofCards }, "/search/:keyword", "/search/:keyword/page/:pageNumber"),
  ...all({ kept: ofChoice, isPublic: true }, "/category/:categoryName"),
  ...all(
    {
      kept: ["brand", "quantity", "qty", "added", ...ofCards],
      isPublic: true,
    },
    "/product/:slug",
  ),
  ...all({ isPublic: true }, picturePath("*")),
  ...all({ isEnglish: true }, healthPath),
  ...all({}, termsPath, privacyPath, suggestionsPath, parchiPath, addParchiPath),
  ...all({ isEnglish: true }, sitemapPath, sitemapPartPath(":part"), robotsPath, feedPath),
  ...all({ changesVisitor: true, isNoTarget: true }, languagePath),
  ...all({ changesVisitor: true }, versionPath),
  ...all({ showsCart: true }, cartPath, cartCommandPath("items"), offlinePath),
  ...all({ showsCart: true }, ...[...cartCommands, ...cartForms].map(cartCommandPath)),
  ...all(signIn, loginPath, registerPath, registerCodePath, registerPasswordPath),
  ...all(reset, resetPath, resetCodePath, resetPasswordPath),
  ...all({ changesVisitor: true, isNoTarget: true }, logoutPath, logoutEverywherePath),
  ...all(profile, profilePath, passwordFieldsPath, locationPath),
  ...all(profile, dataDownloadPath, deleteAccountPath),
  ...all({ isPersonal: true }, addressesPath),
  ...all(checkout, shippingPath, paymentPath, placeOrderPath),
  ...all(checkout, paymentSuccessPath, paymentFailurePath),
  ...all({ ...checkout, isGateways: true }, paymentReturnPath),
  ...all({ ...checkout, isGateways: true, isUnlimited: true, isEnglish: true }, paymentWebhookPath),
  ...all({ isPersonal: true, isEnglish: "print" }, orderPath(id)),
  ...all({ isPersonal: true, isEnglish: true }, orderStepPath(id, "print")),
  ...all({ isPersonal: true }, ...stepsOfOrder.map((step) => orderStepPath(id, step))),
  ...all(adminsStep, ...adminsSteps.map((step) => orderStepPath(id, step))),
  ...all(admin, counterPath, pickSeveralPath),
  ...all(admin, deliverySheetPath),
  ...all({ isPersonal: true }, khataPath),
  ...all(admin, adminPath, orderListPath, userListPath, editUserPath(id), deleteUserPath(id)),
  ...all(admin, logPath, pricesPath, undoPricesPath),
  ...all(admin, priceHistoryPath, priceSavePath(id), productListPath, limitsPath, reviewListPath),
  ...all(admin, searchWordsPath, labelListPath, lowStockPath, categoryOrderPath),
  ...all(admin, khataListPath, khataOfPath(id), khataLimitPath(id), remindPath(id)),
  ...all(admin, takeBackPath(id), dayBookPath, monthBookPath),
  ...all(admin, deliveryPath, taxPath),
  ...all({ ...admin, isEnglish: true }, ...[printSeveralPath, ...englishFiles.map(ownersFilePath)]),
  ...all(admin, ...ownersFiles.filter((file) => !englishFiles.includes(file)).map(ownersFilePath)),
  ...all(admin, `${productListPath}/:pageNumber`, `/admin/product/${slug}/edit/:detailId`),
  ...all(admin, cataloguePath, ...productCommands.map(productCommandPath)),
  ...all(admin, ...counterCommands.map(counterCommandPath)),
  ...all(admin, ...priceCommands.map(priceCommandPath)),
];
