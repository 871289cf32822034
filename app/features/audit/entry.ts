import { orderPath, productPath } from "#app/addresses.ts";
import {
  categoryOrderPath,
  deliveryPath,
  editProductPath,
  dayPath,
  khataOfPath,
  limitsPath,
  lowStockPath,
  priceSavePath,
  searchWordsPath,
  taxPath,
} from "#app/admin-addresses.ts";
import { labelNames, labelTerms } from "#app/values/label.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";

/** Each with what its list is called. */
export const logKinds = {
  product: "Products",
  detail: "Details",
  pack: "Packs",
  prices: "Prices",
  user: "Users",
  order: "Orders",
  limits: "Limits",
  categories: "Categories",
  review: "Reviews",
  "sign-in": "Sign-ins",
  password: "Passwords",
  upload: "Uploads",
  search: "Search words",
  khata: "Khatas",
  day: "Days",
  delivery: "Delivery",
  tax: "Tax",
  "tax-class": "Tax classes",
} as const;
export type LogKind = keyof typeof logKinds;

export type LogState = Record<string, string | number | null>;
/**
 * Without `before` it was created, without `after` deleted. `userName` is "" for the command line.
 */
export type LogEntry = {
  seq: number;
  kind: LogKind;
  subjectId: string;
  userName: string;
  before: LogState | null;
  after: LogState | null;
  createdAt: number;
  /** What the brands of a save of prices are called now. */
  names: string[];
};

export type LogChange = { field: string; was: string; is: string };

export function isLogKind(text: string | null): text is LogKind {
  return text !== null && Object.hasOwn(logKinds, text);
}

/** What differs, in words; nothing for what was created or deleted. */
export function changesOf({ before, after }: LogEntry): LogChange[] {
  if (!before || !after) return [];
  return Object.entries(fields).flatMap(([field, read]) => {
    const [was, is] = [read(before), read(after)];
    return was === is ? [] : [{ field, was, is }];
  });
}

const shownNames = 3;

/** "Aashirvaad Chakki Atta", "Order 01hx…": what it was about. */
export function subjectOf({ kind, subjectId, before, after, names }: LogEntry): string {
  if (names.length > 0)
    return names.slice(0, shownNames).join(", ") + (names.length > shownNames ? " and more" : "");
  if (kind === "sign-in") return String(after?.device || "Another app or browser");
  if (kind === "password") return "The admin's own";
  const { brand = "", name = "" } = after ?? before ?? {};
  if (kind === "delivery") return String((after ?? before)?.what ?? "");
  if (kind === "limits" || kind === "categories" || kind === "tax") return "Of the shop";
  if (kind === "search") {
    const { text, means } = after ?? before ?? {};
    return `${String(text)}: ${String(means)}`;
  }
  if (kind === "review") return `Of ${String(name)}`;
  return kind === "product" || kind === "detail" || kind === "pack"
    ? `${brand} ${name}`.trim()
    : subjectId;
}

/** Where the subject can be seen; null where it is gone or has no page. */
export function subjectPath({ kind, subjectId, after }: LogEntry): string | null {
  if (!after) return null;
  if (kind === "prices") return priceSavePath(subjectId);
  if (kind === "order") return orderPath(subjectId);
  if (kind === "khata") return khataOfPath(subjectId);
  if (kind === "day") return dayPath(subjectId);
  if (kind === "limits") return subjectId === "low-stock" ? lowStockPath : limitsPath;
  if (kind === "categories") return categoryOrderPath;
  if (kind === "tax" || kind === "tax-class") return taxPath;
  if (kind === "search") return searchWordsPath;
  if (kind === "delivery") return deliveryPath;
  if (kind === "detail") return editProductPath(String(after.slug), subjectId);
  return kind === "product" || kind === "review" ? productPath(String(after.slug)) : null;
}

export function verbOf({ kind, before, after }: LogEntry): string {
  if (kind === "prices") return after?.isUndo ? "set back" : "saved";
  if (kind === "sign-in") return "signed in";
  if (kind === "upload") return "uploaded";
  if (kind === "password") return "changed";
  if (kind === "search") return after ? "taught" : "forgotten";
  if (kind === "day") return "closed";
  if (!before) return "created";
  return after ? "changed" : "deleted";
}

const text = (key: string) => (state: LogState) => String(state[key] ?? "");
const flag = (key: string) => (state: LogState) => (state[key] ? "yes" : "no");
const number = (key: string, format: (value: number) => string) => (state: LogState) =>
  typeof state[key] === "number" ? format(state[key]) : "";

const fields: Record<string, (state: LogState) => string> = {
  Name: text("name"),
  "Name in Hindi": text("nameHi"),
  Category: text("category"),
  Address: text("slug"),
  Brand: text("brand"),
  Picture: text("image"),
  ...Object.fromEntries(labelNames.map((name) => [labelTerms[name], text(name)])),
  Weight: ({ quantityMilli, units }) =>
    typeof quantityMilli === "number" ? formatPack({ quantityMilli, units: String(units) }) : "",
  Price: number("pricePaise", formatPaise),
  Discount: number("discountBasisPoints", formatPercent),
  "Selling price": number("dpricePaise", formatPaise),
  Stock: number("countInStock", String),
  Admin: flag("isAdmin"),
  Phone: text("phone"),
  "Delivery address": text("deliveryAddress"),
  Paid: flag("paid"),
  Accepted: flag("accepted"),
  Packed: flag("packed"),
  Dispatched: flag("dispatched"),
  Delivered: flag("delivered"),
  Hidden: flag("isHidden"),
  "Tax class": text("taxClass"),
  "HSN code": text("hsn"),
  Rates: text("rates"),
  Regime: text("regime"),
  GSTIN: text("gstin"),
  State: text("state"),
  "HSN digits": number("hsnDigits", String),
  Series: text("series"),
  "Series of credit notes": text("creditSeries"),
  "UPI id": text("upiId"),
  "Whole rupees": flag("isRounded"),
  "Unpaid orders": number("openOrders", String),
  "Cost of unpaid orders": number("openPaise", formatPaise),
  "Orders an hour": number("ordersAnHour", String),
  "Packs a day": number("packsADay", String),
  "Codes an hour": number("codesAnHour", String),
  "Low from": number("lowStock", String),
  Cancelled: flag("cancelled"),
  Charged: number("settledPaise", formatPaise),
  "On khata": flag("onKhata"),
  "Credit notes": text("creditNotes"),
  Limit: number("limitPaise", formatPaise),
  Owed: number("balancePaise", formatPaise),
  Reminded: text("remindedOn"),
  Closed: flag("isClosed"),
  Counted: number("countedPaise", formatPaise),
  Fee: number("feePaise", formatPaise),
  "Free from": number("freeFromPaise", formatPaise),
  "Smallest order": number("minimumPaise", formatPaise),
  Served: flag("isActive"),
  Areas: number("areas", String),
  Places: number("capacity", String),
  "Taken away": flag("isOff"),
  Words: text("words"),
  Order: text("order"),
};
