import {
  isAdmins,
  isApi,
  isFile,
  isGateways,
  isPersonal,
  isUnlimited,
  knownParameters,
  speaksEnglish,
} from "./address-traits.ts";
import { inTableSpelling } from "./address-spelling.ts";
import { addresses } from "./address-table.ts";
import { apiFolder, assetFolder } from "./addresses.ts";
import type { KnownAddresses } from "./platform/known-addresses.ts";

/** The API's words, which its own table of calls uses; a test compares the two. */
export const apiWords = [
  "accept",
  "address",
  "areas",
  "auth",
  "batch",
  "cancel",
  "categories",
  "config",
  "deliver",
  "delivery",
  "details",
  "dispatch",
  "document",
  "docs",
  "entries",
  "financials",
  "forgot-password",
  "initiateJuspayPayment",
  "initiateJuspayPaymentAtDelivery",
  "khata",
  "lists",
  "logout",
  "mine",
  "openapi.json",
  "orders",
  "otp",
  "pack",
  "pay",
  "payments",
  "paypal",
  "products",
  "profile",
  "reverse",
  "reviews",
  "send",
  "settle",
  "slots",
  "top",
  "undo",
  "upload",
  "users",
  "verify",
];
/** What the scheduled job calls its request in the log. */
export const scheduledPath = "/scheduled";

const isWord = (part: string) => !/^[:*]/.test(part);
const wordsOf = (path: string) => path.split("/").filter(isWord);

/** The table as the platform asks for it. */
export const knownAddresses: KnownAddresses = {
  knownParameters,
  isPersonal,
  isAdmins,
  isGateways,
  isUnlimited,
  inTableSpelling,
  isApi,
  isFile,
  speaksEnglish,
  words: new Set([
    ...[...addresses.map(({ path }) => path), apiFolder, assetFolder, scheduledPath].flatMap(
      wordsOf,
    ),
    ...apiWords,
  ]),
  publicAfter: new Set([
    ...wordsOf(assetFolder).filter(Boolean),
    ...addresses.filter(({ isPublic }) => isPublic).map(({ path }) => wordsOf(path).at(-1) ?? ""),
  ]),
};
