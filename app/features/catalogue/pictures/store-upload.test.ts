import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { getPicture } from "./picture.server.ts";
import { storeUpload } from "./store-upload.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const key of await storedKeys()) await shop.bindings.PICTURES.delete(key);
});

async function storedKeys(): Promise<string[]> {
  return (await shop.bindings.PICTURES.list()).objects.map(({ key }) => key).sort();
}

/** A photo with something to see in it: half red, half blue. */
function photo(width: number, height: number) {
  const half = Math.floor(width / 2);
  return sharp({ create: { width, height, channels: 3, background: "#c22" } }).composite([
    {
      input: { create: { width: half, height, channels: 3, background: "#22c" } },
      left: width - half,
      top: 0,
    },
  ]);
}

async function upload(bytes: Uint8Array | string, name = "Aashirvaad Atta 5kg (front).JPG") {
  const { context } = await shop.ask("/api/upload", { method: "POST" });
  return storeUpload(
    context,
    new File([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)], name),
  );
}

async function deliver(image: string, query = "", headers: Record<string, string> = {}) {
  const { request, context } = await shop.ask(image + query, { headers });
  return getPicture(context, request, image.slice("/images/".length));
}

test.each(["jpeg", "png", "webp"] as const)(
  "a real %s is stored under hash and safe name, and delivered in every width as AVIF and WebP",
  async (format) => {
    const answer = await upload(await photo(1200, 900).toFormat(format).toBuffer());
    expect(answer).toEqual({
      ok: true,
      image: expect.stringMatching(/^\/images\/[0-9a-f]{16}-aashirvaad-atta-5kg-front$/),
    });
    if (!answer.ok) return;
    expect(await storedKeys()).toHaveLength(6);
    for (const width of [160, 320, 640])
      for (const [accept, type] of [
        ["image/avif,image/webp", "heif"],
        ["image/webp", "webp"],
      ] as const) {
        const response = await deliver(answer.image, `?w=${width}`, { Accept: accept });
        const seen = await sharp(await response.arrayBuffer()).metadata();
        expect([seen.format, seen.width, seen.height]).toEqual([type, width, (width * 3) / 4]);
      }
  },
);

test("position, camera and orientation of a phone's photo are gone, and it stands upright", async () => {
  const bytes = await photo(800, 400)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: "Secretphone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  expect(bytes.includes("Secretphone")).toBe(true);
  const answer = await upload(bytes);
  if (!answer.ok) throw new Error(answer.message);
  for (const key of await storedKeys()) {
    const stored = await (await shop.bindings.PICTURES.get(key))!.arrayBuffer();
    const seen = await sharp(stored).metadata();
    expect([seen.exif, seen.xmp, seen.iptc, seen.orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(Buffer.from(stored).includes("Secretphone")).toBe(false);
    expect(seen.height).toBeGreaterThan(seen.width!);
  }
});

test("a tall picture fits the square it is shown in, a small one is not blown up, and no edge is added", async () => {
  const tall = await upload(await photo(500, 2000).png().toBuffer());
  const small = await upload(await photo(100, 100).png().toBuffer());
  if (!tall.ok || !small.ok) throw new Error("refused");
  const sizeOf = async (image: string) => {
    const { width, height } = await sharp(await (await deliver(image)).arrayBuffer()).metadata();
    return [width, height];
  };
  expect(await sizeOf(tall.image)).toEqual([160, 640]);
  expect(await sizeOf(small.image)).toEqual([100, 100]);
});

test("the same picture is stored once, under the same address", async () => {
  const bytes = await photo(300, 300).png().toBuffer();
  expect(await upload(bytes)).toEqual(await upload(bytes));
  expect(await storedKeys()).toHaveLength(6);
});

test.each([
  ["../../etc/passwd", "picture"],
  ["आटा.png", "picture"],
  ["x".repeat(300) + ".png", "x".repeat(60)],
  ["", "picture"],
  ["Café—Ghee.webp", "cafe-ghee"],
  ["-a-.png", "a"],
])("a file called %j gets a safe name", async (name, safe) => {
  const answer = await upload(await photo(20, 20).png().toBuffer(), name);
  expect(answer.ok && answer.image.replace(/^\/images\/[0-9a-f]{16}-/, "")).toBe(
    name.includes("passwd") ? "etc-passwd" : safe,
  );
});

const page = "<!doctype html><script>alert(1)</script>";
const vector =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const webpSignature = [...Buffer.from("RIFF"), 0, 0, 0, 0, ...Buffer.from("WEBP")];

const hostile: [string, () => Promise<Uint8Array | string>, string, number][] = [
  ["an HTML page called .png", async () => page, "This is not a JPEG, PNG or WebP picture.", 400],
  ["an SVG", async () => vector, "This is not a JPEG, PNG or WebP picture.", 400],
  [
    "a GIF",
    async () => photo(20, 20).gif().toBuffer(),
    "This is not a JPEG, PNG or WebP picture.",
    400,
  ],
  ["an empty file", async () => "", "Choose a picture: this file is empty.", 400],
  ["6 MB", async () => new Uint8Array(6 * 1024 * 1024), "This picture is larger than 5 MB.", 413],
  [
    "a page behind a PNG's first bytes",
    async () => Uint8Array.from([...pngSignature, ...Buffer.from(page)]),
    "This picture can't be read.",
    400,
  ],
  [
    "an SVG behind a WebP's first bytes",
    async () => Uint8Array.from([...webpSignature, ...Buffer.from(vector)]),
    "This picture can't be read.",
    400,
  ],
  [
    "a truncated JPEG",
    async () => (await photo(600, 600).jpeg().toBuffer()).subarray(0, 1500),
    "This picture can't be read.",
    400,
  ],
  [
    "a truncated PNG",
    async () => (await photo(600, 600).png().toBuffer()).subarray(0, 200),
    "This picture can't be read.",
    400,
  ],
  [
    "a small file of 36 million pixels",
    async () => photo(6000, 6000).png().toBuffer(),
    "This picture has more than 25 million pixels. Please make it smaller.",
    400,
  ],
];

test.each(hostile)(
  "%s is refused with its message and leaves nothing behind",
  async (_, make, message, status) => {
    expect(await upload(await make(), "photo.png")).toMatchObject({ ok: false, message, status });
    expect(await storedKeys()).toEqual([]);
  },
);

test("a bucket that fails half way is left as it was", async () => {
  const { context } = await shop.ask("/api/upload");
  let puts = 0;
  const failing = new Proxy(context.pictures, {
    get: (bucket, name: keyof R2Bucket) =>
      name === "put" && ++puts > 3
        ? () => Promise.reject(new Error("The bucket is gone."))
        : (...args: never[]) => (bucket[name] as (...args: never[]) => unknown)(...args),
  });
  const file = new File([Uint8Array.from(await photo(50, 50).png().toBuffer())], "a.png");
  await expect(storeUpload({ ...context, pictures: failing }, file)).rejects.toThrow(
    "The bucket is gone.",
  );
  expect(await storedKeys()).toEqual([]);
});
