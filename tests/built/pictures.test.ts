import sharp from "sharp";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAlive, openPhone, untilAlive } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
});
afterAll(() => shop?.close());

async function tokenOf(phoneNo: string, password: string): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${shop.url}/api/users/auth`, {
    method: "POST",
    headers,
    body: JSON.stringify({ phoneNo, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function upload(bytes: Uint8Array | string, token: string) {
  const body = new FormData();
  body.set(
    "image",
    new File([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)], "Photo 1.png"),
  );
  const response = await fetch(`${shop.url}/api/upload`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  return {
    status: response.status,
    answer: (await response.json()) as { image?: string; message?: string },
  };
}

test("a photo goes up and comes back small, for ever, as AVIF or WebP", async () => {
  const photo = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: "#286" },
  })
    .png()
    .toBuffer();
  const {
    status,
    answer: { image },
  } = await upload(photo, await tokenOf("9000000001", "Admin@12345"));
  expect([status, image]).toEqual([201, expect.stringMatching(/^\/images\/[0-9a-f]{16}-photo-1$/)]);
  for (const [accept, type] of [
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
  ] as const) {
    const response = await fetch(`${shop.url}${image}?w=320`, { headers: { Accept: accept } });
    expect([
      response.status,
      response.headers.get("Content-Type"),
      response.headers.get("Cache-Control"),
    ]).toEqual([200, type, "public, max-age=31536000, immutable"]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const bytes = await response.arrayBuffer();
    expect((await sharp(bytes).metadata()).width).toBe(320);
    const head = await fetch(`${shop.url}${image}?w=320`, {
      method: "HEAD",
      headers: { Accept: accept },
    });
    expect([head.status, head.headers.get("Content-Length"), head.headers.get("ETag")]).toEqual([
      200,
      String(bytes.byteLength),
      response.headers.get("ETag"),
    ]);
    const again = await fetch(`${shop.url}${image}?w=320`, {
      headers: { Accept: accept, "If-None-Match": response.headers.get("ETag")! },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
});

test("what is no picture is refused with its message, and a customer may send none", async () => {
  const admin = await tokenOf("9000000001", "Admin@12345");
  expect(await upload("<!doctype html><script>alert(1)</script>", admin)).toMatchObject({
    status: 400,
    answer: { message: "This is not a JPEG, PNG or WebP picture." },
  });
  expect((await upload(new Uint8Array(6 * 1024 * 1024), admin)).status).toBe(413);
  expect((await upload("x", await tokenOf("9000000002", "Customer@12345"))).status).toBe(403);
});

test.each([
  ["GET's page", "/cart", 405],
  ["page of somebody's own", "/profile", 302],
  ["page that takes words alone", "/login", 413],
  ["call without a token", "/api/upload", 401],
])("who sends 6 MB to a %s gets the answer, not a broken line", async (_, path, status) => {
  for (const attempt of [1, 2, 3]) {
    const body = new FormData();
    body.set("image", new File([new Uint8Array(6 * 1024 * 1024)], `${attempt}.png`));
    expect(
      (await fetch(`${shop.url}${path}`, { method: "POST", body, redirect: "manual" })).status,
    ).toBe(status);
  }
});

test("a browser makes a phone's photo small before it is sent, leaves a small one as it is, and shows what was chosen", async () => {
  const { page, close } = await openPhone(browser);
  const cookie = await signInAsAdmin();
  await page.context().addCookies([{ name: "session", value: cookie, url: shop.url }]);
  await openAlive(page, `${shop.url}/admin/productlist`);
  await page.locator("a[href*='/edit/']").first().click();
  await page.waitForURL(/\/edit\//);
  const noise = await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
      background: "#000",
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  const chooser = page.locator("input[type=file]");
  await chooser.waitFor({ state: "attached" });
  await untilAlive(page);
  await chooser.setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: noise });
  const sent = () =>
    chooser.evaluate(async (input: HTMLInputElement) => {
      const [file] = input.files ?? [];
      const bitmap = await createImageBitmap(file!);
      return { name: file!.name, size: file!.size, width: bitmap.width, height: bitmap.height };
    });
  await page
    .getByRole("status")
    .filter({ hasText: /IMG_1.jpg: made smaller/ })
    .waitFor();
  expect(await sent()).toMatchObject({ name: "IMG_1.jpeg", width: 1280, height: 853 });
  expect((await sent()).size).toBeLessThan(noise.length / 2);
  const small = await sharp({ create: { width: 50, height: 40, channels: 3, background: "#286" } })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: "icon.png", mimeType: "image/png", buffer: small });
  await page.getByRole("status").filter({ hasText: "icon.png, 1 KB" }).waitFor();
  expect(await sent()).toEqual({ name: "icon.png", size: small.length, width: 50, height: 40 });
  const preview = page.locator('img[src^="data:"]');
  await preview.waitFor();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(50);
  await close();
});

test("all tiles of the home page are one picture, and each shows another part of it, after a change of page by scripts, too", async () => {
  const { page, problems, close } = await openPhone(browser);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
  });
  const tiles = page.getByRole("navigation", { name: "Categories" }).locator("img");
  const seen = () =>
    tiles.evaluateAll((images) =>
      images.map((image) => {
        const { currentSrc, naturalWidth, naturalHeight, width, height } =
          image as HTMLImageElement;
        return {
          sheet: new URL(currentSrc).pathname,
          size: [naturalWidth, naturalHeight],
          isSquare: width === height,
          part: getComputedStyle(image).objectPosition,
        };
      }),
    );
  await openAlive(page, shop.url);
  await expect.poll(async () => (await seen()).every(({ size }) => size[0] === 160)).toBe(true);
  const atFirst = await seen();
  const [sheet = ""] = asked.filter((path) => path.includes("/tiles-"));
  expect(asked.filter((path) => path === sheet)).toHaveLength(1);
  expect(sheet).toMatch(/^\/assets\/tiles-[\w-]+\.avif$/);
  expect(atFirst).toHaveLength(22);
  expect(new Set(atFirst.map(({ part }) => part)).size).toBe(22);
  for (const tile of atFirst)
    expect(tile).toMatchObject({ sheet, size: [160, 22 * 168 - 8], isSquare: true });
  expect((await fetch(shop.url + sheet)).headers.get("Cache-Control")).toContain("immutable");
  await openAlive(page, `${shop.url}/category/Oils`);
  await page.evaluate(() =>
    (
      window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }
    ).__remixRouter.navigate("/"),
  );
  await tiles.first().waitFor();
  await expect.poll(seen).toEqual(atFirst);
  expect(problems).toEqual([]);
  await close();
});

async function signInAsAdmin(): Promise<string> {
  const body = new URLSearchParams({ phoneNo: "9000000001", password: "Admin@12345" });
  const response = await fetch(`${shop.url}/login`, { method: "POST", body, redirect: "manual" });
  return /session=([^;]+)/.exec(response.headers.getSetCookie().join("\n"))?.[1] ?? "";
}
