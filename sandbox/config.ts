import type { Switches } from "./faults.ts";

export const SAMPLE_KEYS = {
  JUSPAY_MERCHANT_ID: "kirana",
  JUSPAY_API_KEY: "sandbox-juspay-api-key",
  JUSPAY_CLIENT_ID: "kirana-web",
  JUSPAY_RESPONSE_KEY: "5A2C9B7E41D04F6C8E13B7A9D2F05C64",
  JUSPAY_WEBHOOK_USER: "juspay",
  JUSPAY_WEBHOOK_PASS: "sandbox-webhook-password",
  MSG91_AUTHKEY: "sandbox-msg91-authkey",
  MSG91_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d4",
  MSG91_NO_ACCOUNT_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d5",
  GOOGLE_MAPS_KEY: "sandbox-google-maps-key",
  TURNSTILE_SITEKEY: "0x4AAAAAAAsandboxSitekey",
  TURNSTILE_SECRET: "0x4AAAAAAAsandboxSecret0000000000",
};

export type Keys = typeof SAMPLE_KEYS;

export type Pace = { lateWebhookMs: number; refundMs: number; webhookRetriesMs: number[] };

const MINUTE_MS = 60_000;

/**
 * The retry times are the ones Juspay documents for its UPI product; none are documented for this
 * one.
 */
export const DEFAULT_PACE: Pace = {
  lateWebhookMs: 5_000,
  refundMs: 1_000,
  webhookRetriesMs: [1, 5, 5, 10, 10, 10, 10, 10, 60, 60, 60, 60, 60, 360, 360, 360].map(
    (minutes) => minutes * MINUTE_MS,
  ),
};

/**
 * What every stand-in is given: who may call it, what time it is, and how to do something later.
 */
export type Sandbox = {
  keys: Keys;
  shopOrigin: string;
  pace: Pace;
  now: () => number;
  later: (ms: number, task: () => void) => void;
  switches: Switches;
};

export function keysFrom(environment: Record<string, string | undefined>): Keys {
  const keys = { ...SAMPLE_KEYS };
  for (const name of Object.keys(SAMPLE_KEYS) as (keyof Keys)[]) {
    keys[name] = environment[name] || SAMPLE_KEYS[name];
  }
  return keys;
}
