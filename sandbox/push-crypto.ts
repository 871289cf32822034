import { type ECDH, createDecipheriv, createPublicKey, hkdfSync, verify } from "node:crypto";

export type DeviceKeys = { keys: ECDH; auth: Buffer };

const [SALT, SIZE, TAG] = [16, 4, 16];

/** The text of a message for that device; null for all that is not sealed for it. */
export function openSealed(sealed: Buffer, { keys, auth }: DeviceKeys): string | null {
  try {
    const salt = sealed.subarray(0, SALT);
    const keyLength = sealed.readUInt8(SALT + SIZE);
    const start = SALT + SIZE + 1 + keyLength;
    const senderKey = sealed.subarray(SALT + SIZE + 1, start);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
    const secret = hkdf(keys.computeSecret(senderKey), { salt: auth, info, length: 32 });
    const derive = (purpose: string, length: number) =>
      hkdf(secret, { salt, info: Buffer.from(`Content-Encoding: ${purpose}\0`), length });
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-TAG));
    const plain = Buffer.concat([decipher.update(sealed.subarray(start, -TAG)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    return plain.subarray(0, end).toString();
  } catch {
    return null;
  }
}

/**
 * Whether the sender proves by its own key whom it speaks for, to this service, for a day at most.
 */
export function isSigned(
  authorization: string,
  { origin, now }: { origin: string; now: number },
): boolean {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) return false;
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
  const expires = Number(claims.exp) * 1000;
  return (
    claims.aud === origin &&
    /^(mailto:|https:)/.test(String(claims.sub)) &&
    expires > now &&
    expires <= now + 24 * 60 * 60 * 1000
  );
}

function hkdf(
  secret: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
