import { picturePath } from "#app/addresses/paths.ts";

/** What a file's first bytes say it is; null for anything but the three kinds that are taken. */
export function typeOfBytes(bytes: Uint8Array): "image/jpeg" | "image/png" | "image/webp" | null {
  const starts = (signature: number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (starts([0xff, 0xd8, 0xff])) return "image/jpeg";
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return "image/webp";
  return null;
}

/**
 * The part of a picture's address that a person reads: "Aata 5kg (front).JPG" is "aata-5kg-front".
 */
export function safeName(fileName: string): string {
  const stem = fileName
    .replace(/\.\w{1,5}$/, "")
    .normalize("NFKD")
    .toLowerCase();
  return (
    stem
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-+|-+$/g, "") || "picture"
  );
}

export function pictureAddress(key: string): string {
  return picturePath(key);
}
