// A message for a device goes through its browser's push service, which can neither read it (RFC
// 8291, aes128gcm) nor be used by anyone but this shop (RFC 8292, VAPID).
import type { Configuration } from "#app/platform/configuration.ts";
import { bytesOf, textOf } from "#app/platform/base64url.ts";
import { sealForDevice } from "./seal-for-device.server.ts";

export type PushDevice = { endpoint: string; p256dh: string; auth: string };
/** A push service keeps it for a device that is off, and of one topic the newest alone. */
export type PushMessage = { body: object; topic: string; lifetimeSeconds: number };

const timeoutMs = 5000;
const jwtSeconds = 12 * 60 * 60;

export function isPushConfigured(config: Configuration): boolean {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = config;
  return Boolean(VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && VAPID_SUBJECT);
}

/**
 * Whether the endpoint is a push service's: one of the origins listed, `*.` for any of its hosts.
 */
export function isPushService(endpoint: string, { PUSH_SERVICES }: Configuration): boolean {
  const origin = URL.parse(endpoint)?.origin;
  if (!origin) return false;
  return PUSH_SERVICES.split(",").some((listed) => {
    const [scheme, domain] = listed.trim().split("*");
    return domain === undefined
      ? origin === scheme
      : scheme !== "" && origin.startsWith(scheme ?? "") && origin.endsWith(domain);
  });
}

/** The push service's status; null when it did not answer. */
export async function sendPush(
  config: Configuration,
  device: PushDevice,
  { message: { body, topic, lifetimeSeconds }, now }: { message: PushMessage; now: number },
): Promise<number | null> {
  const sealed = await sealForDevice(device, new TextEncoder().encode(JSON.stringify(body)));
  try {
    const response = await fetch(device.endpoint, {
      method: "POST",
      headers: {
        Authorization: `vapid t=${await signToken(config, device.endpoint, now)}, k=${config.VAPID_PUBLIC_KEY}`,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(lifetimeSeconds),
        Urgency: "high",
        Topic: topic,
      },
      body: sealed,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

async function signToken(config: Configuration, endpoint: string, now: number): Promise<string> {
  const part = (value: object) => textOf(new TextEncoder().encode(JSON.stringify(value)));
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + jwtSeconds,
    sub: config.VAPID_SUBJECT,
  };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    await signingKey(config),
    new TextEncoder().encode(signed),
  );
  return `${signed}.${textOf(new Uint8Array(signature))}`;
}

function signingKey(config: Configuration): Promise<CryptoKey> {
  const point = bytesOf(config.VAPID_PUBLIC_KEY);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: textOf(point.slice(1, 33)),
    y: textOf(point.slice(33)),
    d: config.VAPID_PRIVATE_KEY,
  };
  return crypto.subtle.importKey("jwk", jwk, { name: "ECDSA", namedCurve: "P-256" }, false, [
    "sign",
  ]);
}
