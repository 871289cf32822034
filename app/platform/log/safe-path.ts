import { maskText } from "./mask.ts";

/** The words of the shop's own addresses; whatever else stands in one may be an order, a phone or what someone searched for. */
const words = new Set([
  "",
  "accept",
  "add",
  "address",
  "admin",
  "api",
  "assets",
  "auth",
  "batch",
  "cart",
  "cash",
  "catalogue",
  "categories",
  "category",
  "code",
  "config",
  "count",
  "create",
  "delete",
  "deliver",
  "detail",
  "details",
  "dispatch",
  "docs",
  "download",
  "edit",
  "everywhere",
  "failure",
  "financial",
  "financials",
  "forgot-password",
  "healthz",
  "history",
  "images",
  "initiateJuspayPayment",
  "initiateJuspayPaymentAtDelivery",
  "items",
  "location",
  "log",
  "login",
  "logout",
  "mine",
  "minus",
  "offline",
  "openapi.json",
  "order",
  "orderlist",
  "orders",
  "otp",
  "pack",
  "page",
  "password",
  "password-fields",
  "pay",
  "payment",
  "payments",
  "paypal",
  "placeorder",
  "plus",
  "preview",
  "prices",
  "product",
  "productlist",
  "products",
  "profile",
  "quantity",
  "register",
  "remove",
  "return",
  "reviews",
  "save",
  "scheduled",
  "search",
  "send",
  "shipping",
  "success",
  "suggestions",
  "top",
  "undo",
  "upload",
  "user",
  "userlist",
  "users",
  "verify",
  "version",
  "webhook",
]);
/** What follows these is in the shop window for all to see. */
const beforePublic = new Set(["product", "category", "images", "page", "assets"]);
const mostSegments = 8;

/** The way of an address without its query and without what may be personal in it. */
export function safePath(pathname: string): string {
  const segments = pathname
    .replace(/\.data$/, "")
    .split("/")
    .slice(1, mostSegments + 1);
  return segments
    .map((segment, index) => {
      if (words.has(segment)) return `/${segment}`;
      return beforePublic.has(segments[index - 1] ?? "")
        ? `/${maskText(segment.slice(0, 80))}`
        : "/:value";
    })
    .join("");
}
