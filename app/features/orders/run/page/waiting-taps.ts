// A tap on 'Delivered' as it waits for the network, and as it is sent.
import { sendTapPath } from "#app/addresses/paths.ts";
import { type Lost, sendWaiting } from "#app/platform/waiting/waiting.ts";
import type { AnsweredRun } from "./answer-run.server.ts";
import type { RunData } from "./load-run.server.ts";

export type WaitingTap = {
  key: string;
  orderId: string;
  /** As the rider typed it. */
  code: string;
  method: "" | "cash" | "upi";
  reference: string;
  /** What the page said was to be taken. */
  duePaise: number;
};
/** What the shop answered to a tap that did not end well, until it is read. */
export type HeldTap = {
  key: string;
  orderId: string;
  message: string;
  field: string;
  values: Record<string, string>;
  isDelivered: boolean;
};
export type TapAnswer = AnsweredRun & { run: RunData };

/** Nobody else's who signs in on this phone. */
export const waitingTaps = (riderId: string) => `run-waiting-${riderId}`;
export const heldTaps = (riderId: string) => `run-held-${riderId}`;

export function postTap({ key, ...tap }: WaitingTap): Promise<TapAnswer | Lost> {
  const { orderId, code, method, reference, duePaise } = tap;
  const fields = Object.entries({ orderId, code, method, reference, due: String(duePaise) });
  return sendWaiting({ path: sendTapPath, fields, key }, [200, 400, 404, 409, 429]);
}

export function heldTapOf(tap: WaitingTap, answer: AnsweredRun): HeldTap | null {
  const { orderId } = tap;
  const held = { key: orderId, orderId, message: answer.message, isDelivered: answer.ok };
  if (!answer.ok) return { ...held, field: answer.field, values: answer.values };
  return answer.isApart ? { ...held, field: "", values: {} } : null;
}
