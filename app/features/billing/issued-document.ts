import type { OrderChannel } from "#app/values/order-channel.ts";
import type { Paise } from "#app/values/money.ts";
import type { Pack } from "#app/values/quantity.ts";
import type { DocumentKind, Regime } from "#app/values/tax.ts";
import { kindOf, titleOf } from "./arithmetic/document-kind.ts";
import { words } from "./arithmetic/words.ts";
import {
  type TaxGroup,
  type TaxSplit,
  groupsOf,
  splitLines,
  sumOf,
} from "./arithmetic/tax-split.ts";

/** `basisPoints` is its rate where the paper shows tax. */
export type DocumentLine = Pack & {
  name: string;
  brand: string;
  qty: number;
  pricePaise: Paise;
  amountPaise: Paise;
  /** What offers took off it: the amount is less than price and count by that. */
  offerPaise?: Paise;
  hsn: string;
  basisPoints: number | null;
  /** Of a credit note: which line of its paper, and what of the line's rate was taken back before. */
  of?: number;
  beforePaise?: Paise;
};

/** Who sold it, as it was then; "" is not kept. */
export type Supplier = {
  name: string;
  address: string;
  foodLicence: string;
  state: string;
  taxNumber: string;
  hsnDigits: number;
  /** The address of its picture; only where there was one. */
  logo?: string;
};

/** A paper as it lies in the database; a credit note names the one it takes back. */
export type IssuedDocument = {
  number: string;
  ofNumber: string | null;
  issuedAt: number;
  regime: Regime;
  supplier: Supplier;
  lines: DocumentLine[];
  grossPaise: Paise;
  roundOffPaise: Paise;
};

/** Whom it was for, and how it was to be paid. */
export type Buyer = {
  orderId: string;
  customerName: string;
  customerPhone: string;
  street: string;
  city: string;
  postalCode: string;
  landmark: string;
  doorNote: string;
  paymentMethod: string;
  channel: OrderChannel;
  /** What was taken at the door or the till; null for what is to be paid, online or on the khata. */
  takenAs: "cash" | "upi" | null;
  paidAt: number | null;
};

/** A paper with all that is shown of it; an order's has the credit notes for it. */
export type ShownDocument = IssuedDocument & DocumentFacts & { buyer: Buyer };
export type OrderDocument = ShownDocument & { creditNotes: ShownDocument[] };

/** What follows from a paper's lines: nothing of it is kept beside them. */
export type DocumentFacts = {
  kind: DocumentKind;
  title: string;
  groups: TaxGroup[];
  /** Of each line; none where the paper shows no tax. */
  splits: TaxSplit[];
  /** Of each line as many digits as the paper shows. */
  hsn: string[];
  /** What offers took off its lines; a credit note goes by what was paid. */
  offerPaise: Paise;
  payablePaise: Paise;
};

export function factsOf(document: IssuedDocument): DocumentFacts {
  const { regime, lines, grossPaise, roundOffPaise, ofNumber, supplier } = document;
  const taxed = lines.flatMap(({ amountPaise, basisPoints, beforePaise }) =>
    basisPoints === null ? [] : [{ amountPaise, basisPoints, beforePaise }],
  );
  const kind = kindOf(
    regime,
    taxed.map(({ basisPoints }) => basisPoints),
  );
  const isTaxed = regime === "regular";
  return {
    kind,
    title: ofNumber === null ? titleOf(regime, kind) : words.creditNote,
    groups: isTaxed ? groupsOf(taxed) : [],
    splits: isTaxed ? splitLines(taxed) : [],
    hsn: lines.map(({ hsn }) => hsn.slice(0, supplier.hsnDigits)),
    offerPaise: ofNumber === null ? sumOf(lines, ({ offerPaise = 0 }) => offerPaise) : 0,
    payablePaise: grossPaise + roundOffPaise,
  };
}
