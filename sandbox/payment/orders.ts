import { randomBytes } from "node:crypto";
import type { SessionRequest } from "./session-request.ts";

export const STATUS_ID = {
  NEW: 10,
  PENDING_VBV: 23,
  CHARGED: 21,
  JUSPAY_DECLINED: 22,
  AUTHENTICATION_FAILED: 26,
  AUTHORIZATION_FAILED: 27,
} as const;

export type Status = keyof typeof STATUS_ID;
export type Outcome = "pay" | "decline" | "cancel" | "pending";

export type Refund = {
  requestId: string;
  id: string;
  amountPaise: number;
  createdAt: number;
  status: "PENDING" | "SUCCESS";
};

export type Order = SessionRequest & {
  id: string;
  origin: string;
  clientAuthToken: string;
  createdAt: number;
  expiresAt: number;
  status: Status;
  attempts: number;
  attemptedAt: number | null;
  refunds: Refund[];
};

export type Orders = {
  add: (request: SessionRequest, at: { origin: string; now: number }) => Order;
  findByOrderId: (orderId: string) => Order | null;
  findById: (id: string) => Order | null;
  findByEither: (orderIdOrUdf1: string) => Order | null;
  hasRefund: (requestId: string) => boolean;
};

const MAXIMUM_ATTEMPTS = 25;

export function createOrders(): Orders {
  const byOrderId = new Map<string, Order>();
  const byId = new Map<string, Order>();
  const findByOrderId = (orderId: string) => byOrderId.get(orderId.toLowerCase()) ?? null;
  return {
    add(request, { origin, now }) {
      const order: Order = {
        ...request,
        id: `ordeh_${randomBytes(16).toString("hex")}`,
        origin,
        clientAuthToken: `tkn_${randomBytes(16).toString("hex")}`,
        createdAt: now,
        expiresAt: now + request.lifeMs,
        status: "NEW",
        attempts: 0,
        attemptedAt: null,
        refunds: [],
      };
      byOrderId.set(request.orderId.toLowerCase(), order);
      byId.set(order.id, order);
      return order;
    },
    findByOrderId,
    findById: (id) => byId.get(id) ?? null,
    findByEither: (key) =>
      findByOrderId(key) ?? [...byId.values()].findLast(({ udf }) => udf.udf1 === key) ?? null,
    hasRefund: (requestId) =>
      [...byId.values()].some(({ refunds }) =>
        refunds.some((refund) => refund.requestId === requestId),
      ),
  };
}

/**
 * A payment that is pending can still be settled by the bank when its link has ended; a new attempt
 * can't begin.
 */
export function canAttempt(order: Order, now: number): boolean {
  if (order.status === "CHARGED") return false;
  return (
    order.status === "PENDING_VBV" || (now < order.expiresAt && order.attempts < MAXIMUM_ATTEMPTS)
  );
}

export function attempt(order: Order, outcome: Outcome, now: number): void {
  if (order.status !== "PENDING_VBV") order.attempts += 1;
  order.attemptedAt = now;
  order.status = statusAfter(order, outcome);
}

function statusAfter(order: Order, outcome: Outcome): Status {
  if (outcome === "pending") return "PENDING_VBV";
  if (outcome === "cancel") return "AUTHENTICATION_FAILED";
  if (outcome === "decline") return "AUTHORIZATION_FAILED";
  return order.currency === "INR" ? "CHARGED" : "JUSPAY_DECLINED";
}

export function refundedPaise(order: Order, statuses: Refund["status"][]): number {
  return order.refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
