import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { composePicture } from "./compose.ts";
import { readPictures, type Picture } from "./picture-list.ts";

const LIST = new URL("pictures.csv", import.meta.url);
const ENCODED = new URL("encoded/", import.meta.url);
const WIDTHS = [160, 320, 640] as const;

type Image = ReturnType<typeof sharp>;

interface Encoding {
  readonly extension: string;
  readonly encode: (image: Image) => Promise<Buffer>;
}

const ENCODINGS: readonly Encoding[] = [
  {
    extension: "avif",
    encode: (image) => image.avif({ quality: 62, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer(),
  },
  {
    extension: "webp",
    encode: (image) => image.webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer(),
  },
];

async function encodePicture(picture: Picture): Promise<Map<string, Buffer>> {
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
      console.log(`${extension} ${width}: ${of.length} files, ${Math.round(average)} bytes on average`);
    }
  }
  console.log(`${sizes.size} files, ${total} bytes`);
}

export async function makePictures(): Promise<void> {
  const pictures = readPictures(await readFile(LIST, "utf8"));
  const sizes = new Map<string, number>();
  await mkdir(ENCODED, { recursive: true });
  for (const picture of pictures) {
    for (const [name, bytes] of await encodePicture(picture)) {
      await writeFile(new URL(name, ENCODED), bytes);
      sizes.set(name, bytes.length);
    }
  }
  const removed = await removeUnlisted(new Set(sizes.keys()));
  if (removed > 0) console.log(`${removed} files no longer listed were removed`);
  reportSizes(sizes);
}

await makePictures();
