import { words } from "./tax.words.ts";

/** How the shop stands with GST; as long as the first is chosen its papers say nothing of it. */
export const regimes = ["none", "unregistered", "composition", "regular"] as const;
export type Regime = (typeof regimes)[number];

export const regimeNames: Record<Regime, string> = words;

/** What an order's paper is in law. */
export const documentKinds = ["invoice", "bill-of-supply", "invoice-cum-bill", "bill"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How many digits of an HSN code papers show. */
export const hsnDigits = [0, 4, 6] as const;

/** What numbers of papers and of credit notes begin with, unless the owner chose otherwise. */
export const documentSeries = "KS";
export const creditSeries = "KC";

/** The class of what is charged for delivery. */
export const deliveryClass = "delivery";
