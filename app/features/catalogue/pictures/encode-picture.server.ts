// A stranger's file is known by its bytes and decoded; only what was encoded anew is kept of it, turned upright and without
// its metadata.
import { type Limit, addressSubject, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { typeOfBytes } from "./picture-file.ts";
import { words } from "./words.ts";

export const maxUploadBytes = 5 * 1024 * 1024;
const maxPixels = 25_000_000;
const maxSide = 12_000;

export type RefusedPicture = {
  ok: false;
  reason: "empty" | "too-large" | "not-a-picture" | "unreadable" | "too-many";
  message: string;
  status: 400 | 413 | 429;
  retryAfter?: number;
};
export type EncodedPicture = { name: string; contentType: string; bytes: ArrayBuffer };
/** In each width and format; no wider than it is. */
type Wanted = { widths: readonly number[]; formats: readonly ("avif" | "webp")[] };

export async function encodePicture(
  context: RequestContext,
  file: File,
  wanted: Wanted,
): Promise<EncodedPicture[] | RefusedPicture> {
  if (file.size === 0) return refuse("empty", words.empty);
  if (file.size > maxUploadBytes) return { ...refuse("too-large", words.tooLarge), status: 413 };
  const bytes = await file.arrayBuffer();
  const type = typeOfBytes(new Uint8Array(bytes));
  if (!type) return refuse("not-a-picture", words.noPicture);
  const wait = await takeAttempt(context, [uploadLimit(context)]);
  if (wait !== null) return { ...refuse("too-many", words.tooMany), status: 429, retryAfter: wait };
  const { images, log } = context;
  try {
    const info = await images.info(streamOf(bytes));
    if (info.format !== type || !("width" in info)) return refuse("unreadable", words.unreadable);
    if (info.width * info.height > maxPixels || Math.max(info.width, info.height) > maxSide)
      return refuse("unreadable", words.tooManyPixels);
    return await Promise.all(
      wanted.widths.flatMap((width) =>
        wanted.formats.map((format) => encode(images, bytes, { width, format })),
      ),
    );
  } catch (error) {
    log("upload-unreadable", { code: (error as Partial<ImagesError> | null)?.code ?? null });
    return refuse("unreadable", words.unreadable);
  }
}

type One = { width: number; format: "avif" | "webp" };

async function encode(
  images: ImagesBinding,
  bytes: ArrayBuffer,
  { width, format }: One,
): Promise<EncodedPicture> {
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

function refuse(reason: RefusedPicture["reason"], message: string): RefusedPicture {
  return { ok: false, reason, message, status: 400 };
}
