/** Every event the shop logs. What each means and asks for stands in docs/operations.md. */
export const logEvents = [
  "request-failed",
  "background-failed",
  "scheduled-step-failed",
  "alarm-payment-amount",
  "alarm-payment-undecided",
  "alarm-code-cap",
  "payment-status-unexpected",
  "payment-gateway-refused",
  "payment-return-not-signed",
  "refund-needs-help",
  "sms-not-sent",
  "geocoder-failed",
  "room-not-told",
  "upload-unreadable",
  "sign-in-failed",
  "limit-reached",
  "health-check-failed",
] as const;

export type LogEvent = (typeof logEvents)[number];

/** What an event may tell beside its request; nothing else is ever written. */
export const logKeys = [
  "error",
  "name",
  "stack",
  "step",
  "check",
  "limit",
  "status",
  "call",
  "delivery",
  "code",
  "paymentId",
  "askedPaise",
  "chargedPaise",
  "currency",
] as const;

export type LogFields = Partial<Record<(typeof logKeys)[number], string | number | null>>;
