import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { renderPapers } from "#app/features/billing/paper/paper-page.server.tsx";
import { frameWords } from "#app/features/billing/paper/frame-words.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { type BillingShop, openBillingShop } from "#tests/billing-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { action, loader } from "./setup.route.tsx";

let shop: BillingShop;
let whole: WholeShop;
let session: string;
beforeAll(async () => {
  shop = await openBillingShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

async function post(command: string, file?: File) {
  const body = new FormData();
  if (file) body.set("photo", file);
  return action(
    await shop.ask(`/admin/setup/${command}`, { method: "POST", body, cookies: { session } }),
  );
}
const picture = async (background: string) =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width: 300, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ],
    "Our Logo.png",
  );
const kept = async () =>
  (await loader(await shop.ask("/admin/setup", { cookies: { session } }))).logo;
const home = async () => (await whole.answer(new Request("http://localhost/"))).text();
const headerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";

async function dispatched() {
  const { id } = await shop.addOrder({
    goods: [{ name: "Atta", paise: 26_840, taxClass: "atta" }],
  });
  await packOrder(await shop.asAdmin(), id);
  await dispatchOrder(await shop.asAdmin(), id);
  return async () => {
    const documents = await getDocuments(await shop.asAdmin(), [id]);
    const address = new URL(`http://localhost/order/${id}/print`);
    const frame = {
      words: frameWords(new Request(address)),
      back: { to: "/", name: "Back" },
      nonce: "n",
    };
    return renderPapers({ documents, paper: "a4", address, ...frame });
  };
}

test("a logo stands on pages and on new papers, papers before it stay, and without it all is as it was", async () => {
  const [before, oldPaper] = [headerOf(await home()), await dispatched()];
  const oldText = await oldPaper();
  expect(oldText).not.toContain("logo");
  expect(await post("logo/save", await picture("#c22"))).toMatchObject({ status: 303 });
  const logo = (await kept())!;
  expect(logo).toMatch(/^\/images\/[0-9a-f]{16}-our-logo$/);
  expect(headerOf(await home())).toContain(`src="${logo}?w=160"`);
  const paper = await dispatched();
  const text = await paper();
  expect(text).toContain(`src="${logo}?w=320"`);
  expect(await oldPaper()).toBe(oldText);
  const shown = await whole.answer(new Request(`http://localhost${logo}?w=160`));
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect(await post("logo/remove")).toMatchObject({ status: 303 });
  expect(headerOf(await home())).toBe(before);
  expect(await paper()).toBe(text);
  expect(await (await dispatched())()).not.toContain("logo");
});

test.each([
  ["no file", () => undefined, "Please choose a picture."],
  ["an empty one", () => new File([], "logo.png"), "Choose a picture: this file is empty."],
  ["a text", () => new File(["GIF89a"], "logo.png"), "This is not a JPEG, PNG or WebP picture."],
])("%s is refused in words, and the logo stays", async (_, file, message) => {
  await post("logo/save", await picture("#22c"));
  const before = await kept();
  expect(await post("logo/save", file())).toMatchObject({
    init: { status: 400 },
    data: { message },
  });
  expect(await kept()).toBe(before);
});
