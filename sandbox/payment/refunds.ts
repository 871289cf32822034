import { randomBytes } from "node:crypto";
import type { Sandbox } from "#sandbox/config.ts";
import { invalid, type Refusal } from "./answers.ts";
import { refundedPaise, type Order, type Orders, type Refund } from "./orders.ts";
import { parseAmount } from "./session-request.ts";
import { announceRefund } from "./webhook.ts";

type Body = Record<string, unknown>;

/**
 * Answers why not, or null. A repeat with the same unique_request_id and amount refunds nothing
 * more.
 */
export function refund(
  sandbox: Sandbox,
  orders: Orders,
  { order, body }: { order: Order; body: Body },
): Refusal | null {
  const requestId = String(body.unique_request_id ?? "");
  if (!/^[A-Za-z0-9_-]{1,20}$/.test(requestId)) {
    return invalid("unique_request_id", "must be 1 to 20 letters, digits, - or _");
  }
  const open = order.amountPaise - refundedPaise(order, ["PENDING", "SUCCESS"]);
  const asked =
    body.amount === undefined || body.amount === "" ? undefined : parseAmount(body.amount);
  if (asked === null) return invalid("amount", "must be rupees with at most 2 decimals, above 0");
  const known = order.refunds.find((each) => each.requestId === requestId);
  if (known) {
    const isSame = asked === undefined || asked === known.amountPaise;
    return isSame ? null : invalid("unique_request_id", "was used with another amount");
  }
  if (orders.hasRefund(requestId))
    return invalid("unique_request_id", "was used for another order");
  if (order.status !== "CHARGED") return invalid("order_id", "is not charged");
  const amountPaise = asked ?? open;
  if (amountPaise === 0 || amountPaise > open)
    return invalid("amount", "is more than is left to refund");
  begin(sandbox, order, { requestId, amountPaise });
  return null;
}

function begin(
  sandbox: Sandbox,
  order: Order,
  asked: Pick<Refund, "requestId" | "amountPaise">,
): void {
  const started: Refund = {
    ...asked,
    id: `rfnd_${randomBytes(12).toString("hex")}`,
    createdAt: sandbox.now(),
    status: "PENDING",
  };
  order.refunds.push(started);
  sandbox.later(sandbox.pace.refundMs, () => {
    started.status = "SUCCESS";
    announceRefund(sandbox, order);
  });
}
