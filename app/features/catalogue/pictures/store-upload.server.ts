// A stranger's file is known by its bytes, decoded, and stored only as what was encoded anew,
// without its metadata; whatever can't be decoded leaves nothing behind.
import { logDone } from "#app/features/audit/logged-batch.server.ts";
import { type Limit, addressSubject, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { pictureWidths } from "#app/ui/picture.tsx";
import { pictureAddress, safeName, typeOfBytes } from "./picture-file.ts";
import { words } from "./words.ts";

export const maxUploadBytes = 5 * 1024 * 1024;
const maxPixels = 25_000_000;
const maxSide = 12_000;
const formats = ["avif", "webp"] as const;

export type Upload =
  | { ok: true; image: string }
  | {
      ok: false;
      reason: "empty" | "too-large" | "not-a-picture" | "unreadable" | "too-many";
      message: string;
      status: 400 | 413 | 429;
      retryAfter?: number;
    };
type Refusal = Extract<Upload, { ok: false }>;
type Variant = { name: string; contentType: string; bytes: ArrayBuffer };

/** Answers the picture's address, in all widths and formats the shop delivers. */
export async function storeUpload(context: RequestContext, file: File): Promise<Upload> {
  if (file.size === 0) return refuse("empty", words.empty);
  if (file.size > maxUploadBytes) return { ...refuse("too-large", words.tooLarge), status: 413 };
  const bytes = await file.arrayBuffer();
  const type = typeOfBytes(new Uint8Array(bytes));
  if (!type) return refuse("not-a-picture", words.noPicture);
  const wait = await takeAttempt(context, [uploadLimit(context)]);
  if (wait !== null)
    return {
      ...refuse("too-many", words.tooMany),
      status: 429,
      retryAfter: wait,
    };
  const decoded = await decode(context, bytes, type);
  if (!Array.isArray(decoded)) return decoded;
  const key = `${await hashOf(decoded)}-${safeName(file.name)}`;
  await storeAll(context.pictures, key, decoded);
  await logDone(context, { kind: "upload", id: key, after: {} });
  return { ok: true, image: pictureAddress(key) };
}

async function decode(
  { images, log }: RequestContext,
  bytes: ArrayBuffer,
  type: string,
): Promise<Variant[] | Refusal> {
  try {
    const info = await images.info(streamOf(bytes));
    if (info.format !== type || !("width" in info)) return refuse("unreadable", words.unreadable);
    if (info.width * info.height > maxPixels || Math.max(info.width, info.height) > maxSide)
      return refuse("unreadable", words.tooManyPixels);
    return await Promise.all(
      pictureWidths.flatMap((width) =>
        formats.map((format) => encode(images, bytes, { width, format })),
      ),
    );
  } catch (error) {
    log("upload-unreadable", { code: (error as Partial<ImagesError> | null)?.code ?? null });
    return refuse("unreadable", words.unreadable);
  }
}

async function encode(
  images: ImagesBinding,
  bytes: ArrayBuffer,
  { width, format }: { width: number; format: (typeof formats)[number] },
): Promise<Variant> {
  const contentType = `image/${format}` as const;
  const result = await images
    .input(streamOf(bytes))
    .transform({ width, height: width, fit: "scale-down" })
    .output({ format: contentType, anim: false });
  return {
    name: `${width}.${format}`,
    contentType,
    bytes: await new Response(result.image()).arrayBuffer(),
  };
}

/** All or none: what was written before a failure goes again. */
async function storeAll(bucket: R2Bucket, key: string, variants: Variant[]): Promise<void> {
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

async function hashOf(variants: Variant[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    await new Blob(variants.map(({ bytes }) => bytes)).arrayBuffer(),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 16);
}

function streamOf(bytes: ArrayBuffer): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream();
}

function uploadLimit({ sessionHash, address }: RequestContext): Limit {
  return {
    kind: "upload",
    subject: sessionHash ?? addressSubject(address),
    most: 300,
    windowMs: 60 * 60 * 1000,
  };
}

function refuse(reason: Refusal["reason"], message: string): Refusal {
  return { ok: false, reason, message, status: 400 };
}
