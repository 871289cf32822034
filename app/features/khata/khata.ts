import { orderPath } from "#app/addresses/paths.ts";
import type { EntryKind, EntryMethod } from "#app/values/khata.ts";
import { words } from "./words.ts";

/** A line of the book; what is given is positive, what is got negative. */
export type KhataEntry = {
  seq: number;
  id: string;
  kind: EntryKind;
  amountPaise: number;
  /** What is owed after it. */
  balancePaise: number;
  orderId: string | null;
  method: EntryMethod | null;
  reference: string;
  createdAt: number;
  /** Who wrote it; null when they are gone. */
  by: string | null;
  /** What it takes back; only a reversal does. */
  takesBack: Exclude<EntryKind, "order" | "reversal"> | null;
  /** Whether another entry took it back. */
  isTakenBack: boolean;
};

/** Somebody's book: what is owed now, and its newest entries first. */
export type Khata = {
  id: string;
  /** What its pages and calls know it by: the customer's id, or its own where there is no account. */
  holderId: string;
  name: string;
  /** "" for a customer who is gone. */
  phone: string;
  /** Null for who chose none. */
  language: string | null;
  limitPaise: number;
  balancePaise: number;
  openedAt: number;
  remindedOn: string | null;
  /** When the oldest of what is owed was given. */
  owedSince: number | null;
  lastPayment: { amountPaise: number; at: number } | null;
  /** Its newest entry, whichever are shown. */
  newestId: string | null;
};

export type KhataPage = {
  khata: Khata;
  entries: KhataEntry[];
  /** Leads to the older entries; null at the end. */
  before: number | null;
};

/** Of an entry or an account; why an order does not go on a khata, put-on-khata.server.ts says. */
export type KhataRefusal = {
  ok: false;
  reason: "not-found" | "changed" | "taken-back" | "not-now" | "limit" | "known";
  status: 404 | 409;
  message: string;
};

export const noKhata = () =>
  ({
    ok: false,
    reason: "not-found",
    status: 404,
    message: words.noKhata,
  }) as const satisfies KhataRefusal;

export function refusedEntry(
  reason: Exclude<KhataRefusal["reason"], "not-found">,
  message: string,
): KhataRefusal {
  return { ok: false, reason, status: 409, message };
}

/** What an entry is called; a reversal by what it takes back. */
export function entryTitle({ kind, method, orderId, takesBack }: KhataEntry): string {
  if (kind === "order") return words.order(shortOf(orderId));
  if (kind === "payment") return words.paid[method ?? "cash"];
  if (kind === "given") return words.gave;
  if (kind === "opening") return words.opening;
  if (kind === "adjustment") return words.correction;
  if (orderId) return words.orderTakenBack(shortOf(orderId));
  return words.takenBackOf[takesBack ?? "adjustment"];
}

export const methodNames = (): Record<EntryMethod, string> => words.methods;

/** As the order is called on the phone. */
const shortOf = (orderId: string | null) => (orderId ?? "").slice(0, 6).toUpperCase();

/** As the customer reads it, who is the one that pays and takes. */
function ownTitle(entry: KhataEntry): string {
  if (entry.kind === "payment") return words.yours.paid[entry.method ?? "cash"];
  return entry.kind === "given" ? words.yours.gave : entryTitle(entry);
}

/** The entry as a row of the shop's statement, or of the customer's own. */
export function statementRow(entry: KhataEntry, isOwn = false) {
  return {
    id: entry.id,
    title: isOwn ? ownTitle(entry) : entryTitle(entry),
    href: entry.orderId ? orderPath(entry.orderId) : undefined,
    note: [entry.reference, entry.isTakenBack ? words.takenBack : ""].filter(Boolean).join(" · "),
    at: entry.createdAt,
    amountPaise: entry.amountPaise,
    balancePaise: entry.balancePaise,
    isStruck: entry.isTakenBack,
  };
}
