import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const pictureFolder = join(import.meta.dirname, "pictures", "encoded");

/** Every picture's address, by its name, carries a hash of its content, so that it may be kept for ever. */
export async function storePictures(bucket: R2Bucket): Promise<Map<string, string>> {
  const files = readdirSync(pictureFolder).sort();
  const slugs = [...new Set(files.map((file) => file.replace(/-\d+\.\w+$/, "")))];
  const addresses = new Map<string, string>();
  for (const slug of slugs) {
    const variants = files.filter((file) => file.replace(/-\d+\.\w+$/, "") === slug).map((file) => ({
      bytes: readFileSync(join(pictureFolder, file)), name: file.slice(slug.length + 1),
    }));
    const hash = createHash("sha256");
    for (const { bytes } of variants) hash.update(bytes);
    const key = `${hash.digest("hex").slice(0, 16)}-${slug}`;
    await Promise.all(variants.map(({ bytes, name }) =>
      bucket.put(`${key}/${name}`, Uint8Array.from(bytes).buffer, { httpMetadata: { contentType: `image/${name.split(".")[1]}` } })));
    addresses.set(slug, `/images/${key}`);
  }
  return addresses;
}
