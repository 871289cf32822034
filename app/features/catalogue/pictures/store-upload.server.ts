// A picture of goods is stored in all widths and formats the shop delivers, all or none.
import { logDone } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { pictureWidths } from "#app/ui/picture.tsx";
import {
  type EncodedPicture,
  type RefusedPicture,
  encodePicture,
} from "./encode-picture.server.ts";
import { pictureAddress, safeName } from "./picture-file.ts";

const formats = ["avif", "webp"] as const;

export type Upload = { ok: true; image: string } | RefusedPicture;

/** Answers the picture's address. */
export async function storeUpload(context: RequestContext, file: File): Promise<Upload> {
  const encoded = await encodePicture(context, file, { widths: pictureWidths, formats });
  if (!Array.isArray(encoded)) return encoded;
  const key = `${await hashOf(encoded)}-${safeName(file.name)}`;
  await storeAll(context.pictures, key, encoded);
  await logDone(context, { kind: "upload", id: key, after: {} });
  return { ok: true, image: pictureAddress(key) };
}

/** What was written before a failure goes again. */
async function storeAll(bucket: R2Bucket, key: string, variants: EncodedPicture[]): Promise<void> {
  const names = variants.map(({ name }) => `${key}/${name}`);
  if (await bucket.head(names.at(-1) ?? "")) return;
  const results = await Promise.allSettled(
    variants.map(({ name, contentType, bytes }) =>
      bucket.put(`${key}/${name}`, bytes, { httpMetadata: { contentType } }),
    ),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return;
  await bucket.delete(names);
  throw failed.reason;
}

async function hashOf(variants: EncodedPicture[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    await new Blob(variants.map(({ bytes }) => bytes)).arrayBuffer(),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 16);
}
