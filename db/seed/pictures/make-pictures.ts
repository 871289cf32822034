import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { tileNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";
import { brandPicture, readCatalogue } from "#db/seed/catalogue.ts";
import { drawPicture } from "./compose.ts";
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
  /** Few browsers take no AVIF: they have the middle width for the largest. */
  readonly widths: readonly number[];
  readonly encode: (image: Image) => Promise<Buffer>;
}

const ENCODINGS: readonly Encoding[] = [
  {
    extension: "avif",
    widths: WIDTHS,
    encode: (image) =>
      image.avif({ quality: 33, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer(),
  },
  {
    extension: "webp",
    widths: [160, 320],
    encode: (image) => image.webp({ quality: 40, effort: 6, alphaQuality: 50 }).toBuffer(),
  },
];

async function rasterise(picture: SeedPicture, width: number, brand?: string): Promise<Image> {
  const { colours, outline } = drawPicture(picture, width, brand);
  const alpha = await sharp(Buffer.from(outline)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const raw = { width, height: width, channels: 1 as const };
  const flat = await sharp(Buffer.from(colours)).removeAlpha().png().toBuffer();
  return sharp(flat).joinChannel(alpha, { raw });
}

async function encodePicture(
  slug: string,
  picture: SeedPicture,
  brand: string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of WIDTHS) {
    const whole = await (await rasterise(picture, width, brand)).png().toBuffer();
    for (const { extension, widths, encode } of ENCODINGS) {
      if (!widths.includes(width)) continue;
      files.set(`${slug}-${width}.${extension}`, await encode(sharp(whole)));
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
    tileNames.map(async (name) => {
      const picture = bySlug.get(TILE + slugOf(name));
      if (!picture) throw new Error(`${name} has no picture`);
      const tile = await (await rasterise(picture, WIDTHS[0])).png().toBuffer();
      return sharp(tile)
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
      await sharp(flat).avif({ quality: 44, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer(),
    ],
    ["tiles.webp", await sharp(flat).webp({ quality: 60, effort: 6 }).toBuffer()],
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
      if (of.length === 0) continue;
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
  const bySlug = new Map(pictures.map((picture) => [picture.slug, picture]));
  const sizes = new Map<string, number>();
  await mkdir(ENCODED, { recursive: true });
  for (const detail of readCatalogue().flatMap(({ details }) => details)) {
    const slug = brandPicture(detail);
    const picture = bySlug.get(detail.picture);
    if (!picture) throw new Error(`${detail.picture} is not listed`);
    if (sizes.has(`${slug}-${WIDTHS[0]}.avif`)) continue;
    for (const [name, bytes] of await encodePicture(slug, picture, detail.brand)) {
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
