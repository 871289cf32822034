// A certificate that signs itself, for one run: HTTP/2 is spoken over TLS only. Written as X.509
// does, version 1 (RFC 5280).
import { createHash, generateKeyPairSync, sign } from "node:crypto";

const dayMs = 86_400_000;
const algorithm = sequence(objectId("2a8648ce3d040302"));
const name = sequence(
  encode(0x31, sequence(objectId("550403"), encode(0x0c, Buffer.from("127.0.0.1")))),
);

/** With the digest of its key, by which a browser can be told to trust it. */
export function makeCertificate(): { key: string; cert: string; digest: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const validity = sequence(timeOf(Date.now() - dayMs), timeOf(Date.now() + dayMs));
  const serial = encode(0x02, Buffer.from([1]));
  const signed = sequence(serial, algorithm, name, validity, name, spki);
  const signature = encode(0x03, Buffer.from([0]), sign("sha256", signed, privateKey));
  const cert = sequence(signed, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
    digest: createHash("sha256").update(spki).digest("base64"),
  };
}

function encode(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 128 ? [] : length < 256 ? [0x81] : [0x82, length >> 8];
  return Buffer.concat([Buffer.from([tag, ...head, length & 255]), body]);
}

function sequence(...parts: Buffer[]): Buffer {
  return encode(0x30, ...parts);
}

function objectId(hex: string): Buffer {
  return encode(0x06, Buffer.from(hex, "hex"));
}

function timeOf(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, "").slice(2, 14);
  return encode(0x17, Buffer.from(`${digits}Z`));
}
