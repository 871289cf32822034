import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { tileNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";
import { composePicture } from "./compose.ts";
import { readPictures, type SeedPicture } from "./picture-list.ts";

const LIST = new URL("pictures.csv", import.meta.url);
const ENCODED = new URL("encoded/", import.meta.url);
const SHEET = new URL("../../../app/features/catalogue/listing/", import.meta.url);
const WIDTHS = [160, 320, 640] as const;
/** Pictures whose names begin so stand in the sheet of tiles alone. */
const TILE = "category-";
/**
 * Of a tile's own ground, on each side where another tile follows: a browser that scales the sheet
 * blends what touches.
 */
const GUTTER = 4;

type Image = ReturnType<typeof sharp>;

interface Encoding {
  readonly extension: string;
  readonly encode: (image: Image) => Promise<Buffer>;
}

const ENCODINGS: readonly Encoding[] = [
  {
    extension: "avif",
    encode: (image) =>
      image.avif({ quality: 62, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer(),
  },
  {
    extension: "webp",
    encode: (image) => image.webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer(),
  },
];

async function encodePicture(picture: SeedPicture): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of WIDTHS) {
    const drawing = Buffer.from(composePicture(picture, width));
    const flat = await sharp(drawing).removeAlpha().png().toBuffer();
    for (const { extension, encode } of ENCODINGS) {
      files.set(`${picture.slug}-${width}.${extension}`, await encode(sharp(flat)));
    }
  }
  return files;
}

/**
 * The home page's tiles in one picture, from top to bottom; its first and last row are a tile's.
 */
async function encodeTiles(pictures: readonly SeedPicture[]): Promise<Map<string, Buffer>> {
  const bySlug = new Map(pictures.map((picture) => [picture.slug, picture]));
  const tiles = await Promise.all(
    tileNames.map((name) => {
      const picture = bySlug.get(TILE + slugOf(name));
      if (!picture) throw new Error(`${name} has no picture`);
      const drawing = Buffer.from(composePicture(picture, WIDTHS[0]));
      return sharp(drawing)
        .removeAlpha()
        .extend({ top: GUTTER, bottom: GUTTER, extendWith: "copy" })
        .png()
        .toBuffer();
    }),
  );
  const column = await sharp(tiles, { join: { across: 1 } })
    .png()
    .toBuffer();
  const height = tiles.length * (WIDTHS[0] + 2 * GUTTER) - 2 * GUTTER;
  const flat = await sharp(column)
    .extract({ left: 0, top: GUTTER, width: WIDTHS[0], height })
    .png()
    .toBuffer();
  return new Map([
    [
      "tiles.avif",
      await sharp(flat).avif({ quality: 55, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer(),
    ],
    [
      "tiles.webp",
      await sharp(flat).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer(),
    ],
  ]);
}

async function removeUnlisted(kept: ReadonlySet<string>): Promise<number> {
  const present = await readdir(ENCODED);
  const unlisted = present.filter((name) => !kept.has(name));
  await Promise.all(unlisted.map((name) => rm(new URL(name, ENCODED), { recursive: true })));
  return unlisted.length;
}

function reportSizes(sizes: ReadonlyMap<string, number>): void {
  let total = 0;
  for (const size of sizes.values()) total += size;
  for (const width of WIDTHS) {
    for (const { extension } of ENCODINGS) {
      const of = [...sizes].filter(([name]) => name.endsWith(`-${width}.${extension}`));
      const average = of.reduce((sum, [, size]) => sum + size, 0) / of.length;
      console.log(
        `${extension} ${width}: ${of.length} files, ${Math.round(average)} bytes on average`,
      );
    }
  }
  console.log(`${sizes.size} files, ${total} bytes`);
}

export async function makePictures(): Promise<void> {
  const pictures = readPictures(await readFile(LIST, "utf8"));
  const sizes = new Map<string, number>();
  await mkdir(ENCODED, { recursive: true });
  for (const picture of pictures.filter(({ slug }) => !slug.startsWith(TILE))) {
    for (const [name, bytes] of await encodePicture(picture)) {
      await writeFile(new URL(name, ENCODED), bytes);
      sizes.set(name, bytes.length);
    }
  }
  for (const [name, bytes] of await encodeTiles(pictures)) {
    await writeFile(new URL(name, SHEET), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
  const removed = await removeUnlisted(new Set(sizes.keys()));
  if (removed > 0) console.log(`${removed} files no longer listed were removed`);
  reportSizes(sizes);
}

await makePictures();
