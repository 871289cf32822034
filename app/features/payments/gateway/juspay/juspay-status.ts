import type { GatewayState } from "#app/features/payments/gateway/gateway.ts";

const states = new Map<string, GatewayState>([
  ["NEW", "unpaid"],
  ["STARTED", "pending"],
  ["PENDING_VBV", "pending"],
  ["VBV_SUCCESSFUL", "pending"],
  ["AUTHORIZING", "pending"],
  ["CHARGED", "charged"],
  ["JUSPAY_DECLINED", "unpaid"],
  ["AUTHENTICATION_FAILED", "unpaid"],
  ["AUTHORIZATION_FAILED", "unpaid"],
  ["AUTO_REFUNDED", "refunded"],
  ["NOT_FOUND", "unpaid"],
]);

/** A word nobody knows is never money. */
export function stateOf(status: string): GatewayState {
  return states.get(status) ?? "unclear";
}
