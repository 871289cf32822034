import type { Keys } from "#sandbox/config.ts";
import { STATUS_ID, refundedPaise, type Order, type Refund } from "./orders.ts";

export function orderAnswer(order: Order, keys: Keys): object {
  const link = linkOf(order);
  return {
    order_id: order.orderId,
    id: order.id,
    status: order.status,
    status_id: STATUS_ID[order.status],
    amount: rupees(order.amountPaise),
    effective_amount: rupees(order.amountPaise),
    currency: order.currency,
    date_created: iso(order.createdAt),
    merchant_id: keys.JUSPAY_MERCHANT_ID,
    customer_id: order.customerId,
    customer_phone: order.customerPhone,
    customer_email: order.customerEmail,
    return_url: order.returnUrl,
    payment_links: { web: link, mobile: link, iframe: link },
    order_expiry: iso(order.expiresAt),
    offers: [],
    ...order.udf,
    ...transactionAnswer(order, keys),
    ...refundsAnswer(order),
  };
}

function transactionAnswer(order: Order, keys: Keys): object {
  if (order.attemptedAt === null)
    return { txn_id: null, txn_uuid: null, bank_error_code: "", bank_error_message: "" };
  const transactionId = `${keys.JUSPAY_MERCHANT_ID}-${order.orderId}-${order.attempts}`;
  const [code, message] = bankAnswer(order);
  return {
    txn_id: transactionId,
    txn_uuid: `moz${order.id.slice(6)}${order.attempts}`,
    payment_method_type: "UPI",
    payment_method: "UPI",
    auth_type: "",
    gateway_id: 100,
    bank_error_code: hasFailed(order) ? code : "",
    bank_error_message: hasFailed(order) ? message : "",
    resp_code: code,
    resp_message: message,
    upi: { payer_vpa: "shopper@sandbox", txn_flow_type: "COLLECT" },
    txn_detail: transactionDetail(order, transactionId),
    payment_gateway_response: {
      resp_code: code,
      resp_message: message,
      txn_id: transactionId,
      epg_txn_id: order.id.slice(6, 22),
      rrn: order.status === "CHARGED" ? String(order.attemptedAt).slice(-12) : null,
      auth_id_code: null,
      created: iso(order.attemptedAt),
    },
  };
}

function transactionDetail(order: Order, transactionId: string): object {
  const [code, message] = bankAnswer(order);
  return {
    txn_id: transactionId,
    order_id: order.orderId,
    status: order.status,
    txn_amount: rupees(order.amountPaise),
    net_amount: rupees(order.amountPaise),
    currency: order.currency,
    gateway: "DUMMY",
    error_code: hasFailed(order) ? code : "",
    error_message: hasFailed(order) ? message : "",
    created: iso(order.attemptedAt ?? order.createdAt),
  };
}

function hasFailed({ status }: Order): boolean {
  return status !== "NEW" && status !== "CHARGED" && status !== "PENDING_VBV";
}

function bankAnswer({ status }: Order): [code: string, message: string] {
  if (status === "CHARGED") return ["SUCCESS", "Transaction successful"];
  if (status === "PENDING_VBV") return ["PENDING", "Waiting for the bank"];
  if (status === "AUTHENTICATION_FAILED")
    return ["USER_CANCELLED", "The shopper cancelled the payment"];
  if (status === "AUTHORIZATION_FAILED") return ["DECLINED", "The bank declined the payment"];
  return ["JUSPAY_DECLINED", "The order has no currency"];
}

function refundsAnswer(order: Order): object {
  const done = refundedPaise(order, ["SUCCESS"]);
  return {
    refunded: done === order.amountPaise,
    amount_refunded: rupees(done),
    ...(order.refunds.length > 0 && { refunds: order.refunds.map(refundAnswer) }),
  };
}

function refundAnswer(refund: Refund): object {
  return {
    unique_request_id: refund.requestId,
    id: refund.id,
    ref: refund.status === "SUCCESS" ? refund.id : null,
    status: refund.status,
    amount: rupees(refund.amountPaise),
    refund_type: "STANDARD",
    refund_source: "DUMMY",
    initiated_by: "API",
    sent_to_gateway: true,
    error_code: null,
    error_message: "",
    created: iso(refund.createdAt),
  };
}

export function linkOf({ origin, id }: Order): string {
  return `${origin}/payment-page/order/${id}`;
}

export function rupees(paise: number): number {
  return paise / 100;
}

export function iso(at: number): string {
  return new Date(at).toISOString();
}
