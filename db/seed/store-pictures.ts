import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const pictureFolder = join(import.meta.dirname, "pictures", "encoded");

type SeedPicture = { slug: string; address: string; files: { key: string; path: string }[] };

/**
 * Every picture's address, by its name, carries a hash of its content, so that it may be kept for
 * ever.
 */
export async function storePictures(bucket: R2Bucket): Promise<Map<string, string>> {
  const pictures = listPictures();
  for (const { files } of pictures) {
    await Promise.all(
      files.map(({ key, path }) =>
        bucket.put(key, Uint8Array.from(readFileSync(path)).buffer, {
          httpMetadata: { contentType: `image/${path.split(".").at(-1)}` },
        }),
      ),
    );
  }
  return new Map(pictures.map(({ slug, address }) => [slug, address]));
}

/** `key` is a file's in the bucket. */
function listPictures(): SeedPicture[] {
  const names = readdirSync(pictureFolder).sort();
  const slugs = [...new Set(names.map((name) => name.replace(/-\d+\.\w+$/, "")))];
  return slugs.map((slug) => {
    const variants = names.filter((name) => name.replace(/-\d+\.\w+$/, "") === slug);
    const hash = createHash("sha256");
    for (const name of variants) hash.update(readFileSync(join(pictureFolder, name)));
    const key = `${hash.digest("hex").slice(0, 16)}-${slug}`;
    return {
      slug,
      address: `/images/${key}`,
      files: variants.map((name) => ({
        key: `${key}/${name.slice(slug.length + 1)}`,
        path: join(pictureFolder, name),
      })),
    };
  });
}
