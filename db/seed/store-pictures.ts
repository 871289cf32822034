import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const pictureFolder = join(import.meta.dirname, "pictures", "encoded");

const picturesAtOnce = 10;

type SeedPicture = { slug: string; address: string; files: { key: string; path: string }[] };

/**
 * Every picture's address, by its name, carries a hash of its content, so that it may be kept for
 * ever.
 */
export function pictureAddresses(): Map<string, string> {
  return new Map(listPictures().map(({ slug, address }) => [slug, address]));
}

export async function storePictures(bucket: R2Bucket): Promise<void> {
  const pictures = listPictures();
  for (let done = 0; done < pictures.length; done += picturesAtOnce)
    await Promise.all(
      pictures
        .slice(done, done + picturesAtOnce)
        .flatMap(({ files }) => files)
        .map(({ key, path }) =>
          bucket.put(key, Uint8Array.from(readFileSync(path)).buffer, {
            httpMetadata: { contentType: `image/${path.split(".").at(-1)}` },
          }),
        ),
    );
}

/** `key` is a file's in the bucket; short, since a list has one for each card. */
function listPictures(): SeedPicture[] {
  const bySlug = Map.groupBy(readdirSync(pictureFolder).sort(), (name) =>
    name.replace(/-\d+\.\w+$/, ""),
  );
  return [...bySlug].map(([slug, variants]) => {
    const hash = createHash("sha256");
    for (const name of variants) hash.update(readFileSync(join(pictureFolder, name)));
    const [drawn = slug] = slug.split("--");
    const key = `${hash.digest("hex").slice(0, 8)}-${drawn}`;
    return {
      slug,
      address: `/images/${key}`,
      files: variants.flatMap((name) =>
        sizesOf(name.slice(slug.length + 1)).map((size) => ({
          key: `${key}/${size}`,
          path: join(pictureFolder, name),
        })),
      ),
    };
  });
}

/** Few browsers take no AVIF: for them the middle size is the largest, too. */
function sizesOf(file: string): string[] {
  return file === "320.webp" ? [file, "640.webp"] : [file];
}
