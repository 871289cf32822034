import { expect, test } from "vitest";
import { fitWithin, formatBytes, shrinkPhoto } from "./shrink-photo.ts";

test("a photo keeps its shape, is never blown up and never vanishes", () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1280)).toEqual({ width: 1280, height: 960 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1280)).toEqual({ width: 960, height: 1280 });
  expect(fitWithin({ width: 300, height: 200 }, 1280)).toEqual({ width: 300, height: 200 });
  expect(fitWithin({ width: 100_000, height: 3 }, 1280)).toEqual({ width: 1280, height: 1 });
});

test("what is small, no picture, or can't be read here is sent as it is", async () => {
  const large = new Uint8Array(300 * 1024);
  for (const file of [
    new File(["x"], "a.jpg", { type: "image/jpeg" }),
    new File([large], "a.pdf", { type: "application/pdf" }),
    new File([large], "a.heic", { type: "image/heic" }),
  ])
    expect(await shrinkPhoto(file)).toBe(file);
});

test("sizes are written as a person reads them", () => {
  expect([formatBytes(4_400_000), formatBytes(215_000), formatBytes(1)]).toEqual([
    "4.2 MB",
    "210 KB",
    "1 KB",
  ]);
});
