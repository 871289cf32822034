import type { Tab } from "#app/features/admin/frame/places.ts";
import type { LogKind } from "#app/features/audit/entry.ts";

/** Which of the owner's tabs a kind of entry belongs to: the log draws that tab's sign beside it. */
export const logGroups: Record<LogKind, Tab["icon"]> = {
  order: "orders",
  complaint: "orders",
  product: "goods",
  detail: "goods",
  pack: "goods",
  prices: "goods",
  offer: "goods",
  categories: "goods",
  upload: "goods",
  search: "goods",
  review: "goods",
  samples: "goods",
  day: "money",
  handover: "money",
  khata: "money",
  tax: "money",
  "tax-class": "money",
  shop: "shop",
  delivery: "shop",
  user: "shop",
  limits: "shop",
  "sign-in": "shop",
  password: "shop",
};
