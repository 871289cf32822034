import { bytesOf } from "#app/platform/base64url.ts";

const curve = { name: "ECDH", namedCurve: "P-256" };
const recordBytes = 4096;
const [saltBytes, keyBytes, nonceBytes] = [16, 16, 12];

/** What a test may fix; drawn anew for every message otherwise. */
type Drawn = { salt?: Uint8Array<ArrayBuffer>; keys?: CryptoKeyPair };

/** One record of RFC 8188 that only the device can open. */
export async function sealForDevice(
  { p256dh, auth }: { p256dh: string; auth: string },
  plain: Uint8Array,
  { salt = crypto.getRandomValues(new Uint8Array(saltBytes)), keys }: Drawn = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const devicePoint = bytesOf(p256dh);
  const { privateKey, publicKey } = keys ?? (await newKeys());
  const ourPoint = new Uint8Array((await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer);
  const device = await crypto.subtle.importKey("raw", devicePoint, curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: device }, privateKey, 256);
  const info = joined(ascii("WebPush: info\0"), devicePoint, ourPoint);
  const secret = await hkdf(new Uint8Array(shared), { salt: bytesOf(auth), info, length: 32 });
  const derive = (purpose: string, length: number) =>
    hkdf(secret, { salt, info: ascii(`Content-Encoding: ${purpose}\0`), length });
  const key = await crypto.subtle.importKey(
    "raw",
    await derive("aes128gcm", keyBytes),
    "AES-GCM",
    false,
    ["encrypt"],
  );
  const iv = await derive("nonce", nonceBytes);
  // The last record ends with a 2.
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    joined(plain, Uint8Array.of(2)),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordBytes);
  return joined(salt, size, Uint8Array.of(ourPoint.length), ourPoint, new Uint8Array(sealed));
}

async function newKeys(): Promise<CryptoKeyPair> {
  return (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
}

async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  { salt, info, length }: { salt: BufferSource; info: BufferSource; length: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const bits = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(bits, key, length * 8));
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
