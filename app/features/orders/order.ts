import type { Canceller, IfMissing } from "#app/values/order-choices.ts";
import type { OrderChannel } from "#app/values/order-channel.ts";
import type { Pack } from "#app/values/quantity.ts";
import { type PaymentMethod, onlineMethod } from "#app/values/payment-method.ts";
import type { Regime } from "#app/values/tax.ts";

export type OrderLine = Pack & {
  productId: string;
  detailId: string;
  financialId: string;
  name: string;
  nameHi?: string | null;
  brand: string;
  qty: number;
  pricePaise: number;
  dpricePaise: number;
  /** What offers took off all its packs together; none where they took nothing off. */
  offerPaise?: number;
};

/** How a line was packed; `amountPaise` is what is charged for what was packed of it. */
export type ChangeLine = {
  financialId: string;
  ordered: number;
  packed: number;
  amountPaise: number;
  swap: Swap | null;
};
export type Swap = Pack & {
  financialId: string;
  name: string;
  nameHi?: string | null;
  brand: string;
  qty: number;
  pricePaise: number;
  /** Null of what was sent before it was kept. */
  mrpPaise?: number | null;
  amountPaise: number;
};
export type OrderChange = { at: number; kind: "settled" | "undone"; lines: ChangeLine[] };

export type OrderRefund = {
  amountPaise: number;
  status: "due" | "sent" | "done" | "failed";
  at: number;
};

/** An order as it was placed and what became of it; times are null until they come. */
export type Order = {
  id: string;
  short: string;
  createdAt: number;
  customerName: string;
  customerPhone: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
  landmark: string;
  doorNote: string;
  paymentMethod: PaymentMethod;
  lines: OrderLine[];
  /** What the goods cost, less what offers take off. */
  itemsPaise: number;
  /** What they took off, and each of them; none where they took nothing off. */
  offerPaise?: number;
  offers?: { id: string; title: string; amountPaise: number }[];
  shippingPaise: number;
  totalPaise: number;
  /** What is paid, collected and printed. */
  payablePaise: number;
  /** What of that is rounding to whole rupees. */
  roundOffPaise: number;
  /** What was taken at the door above what is to be paid, handed back by now or not. */
  cashBackPaise: number;
  /** What of that nobody has said yet to have handed back. */
  toHandBackPaise: number;
  /** The window that was promised, and what of the shipping is for it. */
  slotId: string | null;
  slotFrom: number | null;
  slotTo: number | null;
  slotFeePaise: number;
  /** Of its paper, or of the shop as long as none is issued. */
  regime: Regime;
  /** What stands on papers as the shop's GSTIN in a regime. */
  gstin: string;
  isIssued: number;
  note: string;
  ifMissing: IfMissing;
  changes: OrderChange[];
  refunds: OrderRefund[];
  /** How often goods came back after the dispatch, and what is charged less for them. */
  returnCount: number;
  returnedPaise: number;
  documentNumber: string | null;
  paymentReference: string | null;
  /** Until when an unpaid online order has its goods; null when it has them no longer. */
  heldUntil: number | null;
  paidAt: number | null;
  acceptedAt: number | null;
  packedAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Canceller | null;
  cancelReason: string | null;
  /** Since when it stands on its customer's khata. */
  khataAt: number | null;
  /** Whether who asks is its customer. */
  isOwn?: true;
  /** What who brings it is told at the door; for its customer alone. */
  doorCode?: string | null;
  /** For who may know no phone and no khata of it: both are left out. */
  hidesCustomer?: true;
  channel: OrderChannel;
  /** In cash over the counter. */
  givenPaise: number | null;
  /** The order whose packs it sends again, for nothing. */
  resendOf: string | null;
  /** Who brings it. */
  riderId: string | null;
  riderName: string | null;
};

/** Whether something is left to pay that is not on the khata. */
export function isOwed(order: Pick<Order, "paidAt" | "cancelledAt" | "khataAt" | "payablePaise">) {
  const { paidAt, cancelledAt, khataAt, payablePaise } = order;
  return paidAt === null && cancelledAt === null && khataAt === null && payablePaise > 0;
}

/** What of the payment came back, or is on its way back. */
export function givenBackPaise({
  refunds,
  cashBackPaise,
}: Pick<Order, "refunds" | "cashBackPaise">) {
  return refunds.reduce((sum, { amountPaise }) => sum + amountPaise, cashBackPaise);
}

/** What the goods that were not packed would have cost, less what came in their place. */
export function notPackedPaise(order: Pick<Order, "changes" | "lines">): number {
  const packed = standingLines(order) ?? [];
  return order.lines.reduce((sum, { financialId, dpricePaise, qty, offerPaise = 0 }) => {
    const change = packed.find((one) => one.financialId === financialId);
    if (!change) return sum;
    const charged = change.amountPaise + (change.swap?.amountPaise ?? 0);
    return sum + dpricePaise * qty - offerPaise - charged;
  }, 0);
}

/** Whether nothing is done with it any more. */
export function isOver({ deliveredAt, cancelledAt }: Pick<Order, "deliveredAt" | "cancelledAt">) {
  return deliveredAt !== null || cancelledAt !== null;
}

/** Whether it was cancelled before anything was paid. */
export function isVoid({ cancelledAt, paidAt }: Pick<Order, "cancelledAt" | "paidAt">) {
  return cancelledAt !== null && paidAt === null;
}

/** Whether its customer has it. */
export function isHere({ deliveredAt, cancelledAt }: Pick<Order, "deliveredAt" | "cancelledAt">) {
  return deliveredAt !== null && cancelledAt === null;
}

/** An online order begins with its payment. */
export function isWaitingForPayment(
  order: Pick<Order, "paymentMethod" | "paidAt" | "cancelledAt" | "khataAt">,
) {
  const { paymentMethod, paidAt, cancelledAt, khataAt } = order;
  return (
    paymentMethod === onlineMethod && paidAt === null && cancelledAt === null && khataAt === null
  );
}

/** Whether all of its goods came back before it was handed over. */
export function isWhollyReturned(
  order: Pick<Order, "dispatchedAt" | "deliveredAt" | "payablePaise" | "totalPaise">,
) {
  const { dispatchedAt, deliveredAt, payablePaise, totalPaise } = order;
  return dispatchedAt !== null && deliveredAt === null && payablePaise === 0 && totalPaise > 0;
}

/** How its lines were packed, where that is not as they were ordered. */
export function standingLines({ changes }: Pick<Order, "changes">): ChangeLine[] | null {
  const newest = changes.at(-1);
  return newest?.kind === "settled" ? newest.lines : null;
}
