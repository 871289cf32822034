import type { RequestContext } from "#app/platform/context.server.ts";

/**
 * What the gateway's status means to the shop. `unclear` statuses belong to products that are not
 * used here.
 */
export type GatewayState = "charged" | "pending" | "unclear" | "unpaid" | "refunded";

export type Session =
  | { ok: true; link: string; expiresAt: number | null }
  | { ok: false; reason: "no-link" | "unavailable" };

export type PaymentStatus = {
  state: GatewayState;
  amountPaise: number | null;
  currency: string | null;
  refundedPaise: number | null;
  refunds: { requestId: string; status: string; amountPaise: number | null }[];
};
export type StatusAnswer = ({ ok: true } & PaymentStatus) | { ok: false };

/** `customerId` routes all calls about one customer alike. */
export type PaymentRef = { id: string; customerId: string | null };
export type NewSession = PaymentRef & {
  orderId: string;
  amountPaise: number;
  phone: string;
  returnUrl: string;
};
export type Refund = PaymentRef & { amountPaise: number; refundRequestId: string };

/**
 * Only which payment it is about is taken from an event; what became of it, the gateway is asked.
 */
export type GatewayEvent = { id: string; name: string; paymentId: string | null };

/**
 * What the shop asks of a payment gateway; each speaks its own protocol in a folder beside this
 * file.
 */
export type Gateway = {
  /** How long a link to pay is good for. */
  linkMinutes: number;
  createSession(context: RequestContext, session: NewSession): Promise<Session>;
  getStatus(context: RequestContext, payment: PaymentRef): Promise<StatusAnswer>;
  /** Asks for the refund; ask for the status first, as a repeat's answer tells nothing. */
  refundCharge(context: RequestContext, refund: Refund): Promise<StatusAnswer>;
  /** The payment that a shopper comes back from; null when the gateway did not sign the address. */
  readReturn(context: RequestContext, parameters: URLSearchParams): Promise<string | null>;
  /** Whether a posted event comes from the gateway. */
  isFromGateway(context: RequestContext, request: Request): Promise<boolean>;
  /** Null for anything that is no event. */
  parseEvent(text: string): GatewayEvent | null;
};
