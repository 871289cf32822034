import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { fillCart } from "#scripts/bench/fill-cart.ts";
import { hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { openAlive, openPhone } from "./browser.ts";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { cash, visitAs } from "./every-page.ts";
import { plainPhone, sharedBrowser, sharedShop } from "./shared.ts";

const screen = 740;
const address = { street: "24, 3rd Cross, Jayanagar", city: "Bengaluru", postalCode: "560011" };
const finger = 44;

let shop: BuiltShop;
let customer: typeof seededCustomer;
let browser: Browser;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing of it is seen.");
  return { ...box, bottom: box.y + box.height };
}

test("an empty cart is a quiet icon in the header, and a product's button on its first screen, MRP in line with what is paid", async () => {
  const { page, close } = await plainPhone();
  await page.goto(shop.url);
  const pill = page.getByRole("banner").getByRole("link", { name: "Cart: 0 items ₹0.00" });
  expect((await boxOf(pill)).bottom).toBeLessThanOrEqual(56);
  await page.goto(`${shop.url}/product/chakki-fresh-atta`);
  const add = await boxOf(page.getByRole("button", { name: "Add to Cart" }).first());
  expect(add.bottom).toBeLessThanOrEqual(screen);
  expect(add.height).toBeGreaterThanOrEqual(finger);
  const [paid, mrp] = await page.locator("p:has(> .price)").evaluate((line) =>
    [line.querySelector("strong")!, line.querySelector("s")!].map((text) => {
      const mark = text.appendChild(document.createElement("span"));
      mark.style.display = "inline-block";
      return mark.getBoundingClientRect().bottom;
    }),
  );
  expect(paid).toBeCloseTo(mrp!, 0);
  await close();
});

test("with large text a product's controls stand below each other, and nothing covers its name and price", async () => {
  const { page, close } = await plainPhone();
  for (const size of ["130%", "200%"]) {
    await page.goto(`${shop.url}/product/chakki-fresh-atta`);
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    const add = page.getByRole("button", { name: "Add to Cart" }).first();
    const boxes = [];
    for (const control of [
      ...["Weight", "Brand"].map((name) => page.getByLabel(name, { exact: true })),
      add,
    ])
      boxes.push(await boxOf(control));
    for (const [at, { x, width, y }] of boxes.entries()) {
      expect(x + width, size).toBeLessThanOrEqual(360);
      expect(width, size).toBeGreaterThanOrEqual(300);
      expect(y, size).toBeGreaterThanOrEqual(at > 0 ? boxes[at - 1]!.bottom : 0);
    }
    expect((await boxOf(page.getByRole("heading", { level: 1 }))).bottom).toBeLessThan(boxes[0]!.y);
  }
  await close();
});

test("with large text a suggestion's price and button stay in the screen, and Escape on the button leads back to the box", async () => {
  const { page, close } = await openPhone(browser);
  await openAlive(page, shop.url);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const box = page.getByRole("combobox");
  // At once: the lists of its first letters would come between.
  await box.fill("choco");
  const option = page.getByRole("option").filter({ hasText: "Dairy Milk" }).first();
  const price = await boxOf(option.locator(".money"));
  const add = page.getByRole("button", { name: /^Add to Cart: Cadbury Dairy Milk/ });
  expect(price.x + price.width).toBeLessThanOrEqual((await boxOf(add)).x);
  expect((await boxOf(add)).x + (await boxOf(add)).width).toBeLessThanOrEqual(360);
  await add.focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => option.isVisible()).toBe(false);
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await close();
});

test("a suggestion's packs are counted up and down in its row, while the box keeps the focus", async () => {
  const { page, close } = await openPhone(browser);
  await openAlive(page, shop.url);
  const box = page.getByRole("combobox");
  await box.fill("choco");
  const search = page.getByRole("search");
  const add = search.getByRole("button", { name: /^Add to Cart: Cadbury Dairy Milk/ });
  await add.click();
  const packs = search.getByRole("group", { name: /^Packs of Cadbury Dairy Milk/ });
  await packs.getByRole("button", { name: "Plus" }).click();
  await packs.getByText("2", { exact: true }).waitFor();
  await packs.getByRole("button", { name: "Minus" }).click();
  await packs.getByText("1", { exact: true }).waitFor();
  await packs.getByRole("button", { name: "Minus" }).click();
  await add.waitFor();
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await close();
});

test("at the page's end the way to the cart floats a finger above the edge, below the footer's lines", async () => {
  const { page, close } = await openPhone(browser);
  await openAlive(page, `${shop.url}/category/Flours`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const pill = page.locator(".cart-pill > a");
  await pill.waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await boxOf(pill)).bottom).toBe(screen - 16);
  const last = await boxOf(
    page.getByRole("contentinfo").getByText("All prices include all taxes."),
  );
  expect(last.bottom).toBeLessThanOrEqual((await boxOf(pill)).y);
  await close();
});

test("a customer's orders stand before the form, which is folded on a phone, and 'Pay' and the date in one line", async () => {
  const { page, close } = await plainPhone();
  await orderAsCustomer(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}/profile`);
    const table = page.getByRole("table");
    const linesOf = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    expect(await linesOf(table.getByRole("button", { name: "Pay", exact: true }).first())).toBe(1);
    expect(await linesOf(table.getByText(/^\d{4}-\d\d-\d\d$/).first())).toBe(1);
    if (width < 768) {
      expect(await page.getByLabel("Name").isVisible()).toBe(false);
      await page.getByRole("heading", { name: "Settings" }).click();
    }
    const [orders, name] = [await boxOf(table), await boxOf(page.getByLabel("Name"))];
    expect(orders.y).toBeLessThan(name.y);
  }
  await close();
});

test("of no name in the catalogue a card on a phone cuts a word, whatever it is that tells it apart", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/category/Flours`);
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare("SELECT brand, name FROM cards WHERE shelf > 0").all<{
    brand: string;
    name: string;
  }>();
  const cut = await page
    .getByRole("article")
    .first()
    .getByRole("heading")
    .evaluate(
      (heading, names) =>
        names.filter((name) => {
          heading.firstElementChild!.textContent = name;
          return heading.scrollHeight > heading.clientHeight;
        }),
      results.map(cardTitle),
    );
  expect(results.length).toBeGreaterThan(300);
  expect(cut).toEqual([]);
  await close();
});

test("a message lies over the search and covers neither a heading nor a button of the page", async () => {
  const { page, close } = await openPhone(browser);
  // It would go by itself before a busy machine has looked at it.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms: number) =>
      ms === 4000 ? 0 : later(run, ms)) as typeof setTimeout;
  });
  const order = await orderAsCustomer(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: screen });
    await page.request.post(`${shop.url}/profile`, {
      form: { ...address, name: "Ravi Kumar", password: "", confirmPassword: "" },
      headers: { Origin: shop.url },
      maxRedirects: 0,
    });
    await openAlive(page, shop.url + order);
    const message = await boxOf(page.getByText("Profile updated successfully"));
    const banner = await boxOf(page.getByRole("banner"));
    const profile = await boxOf(page.getByRole("link", { name: "Profile" }));
    expect(message.bottom, `at ${width}`).toBeLessThanOrEqual(banner.bottom);
    const isBeside = message.x + message.width <= profile.x || message.y >= profile.bottom;
    expect(isBeside, `at ${width}`).toBe(true);
  }
  await close();
});

test("each of twelve lines of the cart is at most 112 px high, with its unit price and its Update", async () => {
  const { page, close } = await plainPhone();
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT f.id FROM financials f JOIN cards d ON d.id = f.detail_id WHERE f.count_in_stock > 50 AND d.shelf = 1 ORDER BY f.seq LIMIT 12",
  ).all<{ id: string }>();
  const [name = "", value = ""] = (
    await fillCart(
      shop.url,
      results.map(({ id }) => id),
    )
  ).split(/=(.*)/);
  await page.context().addCookies([{ name, value, url: shop.url }]);
  await page.goto(`${shop.url}/cart`);
  const lines = page.getByRole("main").getByRole("listitem");
  expect(await lines.count()).toBe(12);
  for (const line of await lines.all()) expect((await boxOf(line)).height).toBeLessThanOrEqual(112);
  await close();
});

test("a card says before the tap that it takes no more", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/category/Flours`);
  const card = page.getByRole("article").filter({ hasText: "Add to Cart" }).first();
  const id = await card.getAttribute("id");
  await card.getByRole("button", { name: "Add to Cart" }).click();
  const plus = page.locator(`#${id}`).getByRole("button", { name: "Plus" });
  for (let packs = 1; packs < 9; packs++) {
    await page
      .locator(`#${id}`)
      .getByRole("group")
      .getByText(String(packs), { exact: true })
      .waitFor();
    expect(await plus.getAttribute("aria-disabled")).toBeNull();
    await plus.click();
  }
  await expect.poll(() => plus.getAttribute("aria-disabled")).toBe("true");
  await close();
});

/** The page's visitor is the customer, who has just ordered; answers the order's path. */
async function orderAsCustomer(page: Page): Promise<string> {
  const buyer = await visitAs(shop, customer);
  const { DB } = await shop.bindings();
  const id = await DB.prepare(
    "SELECT id FROM financials WHERE count_in_stock > 50 ORDER BY seq LIMIT 1",
  ).first<string>("id");
  await buyer.ask("/cart/add", { financialId: id ?? "", qty: "2" });
  const { location } = await buyer.ask(cash, hiddenFields((await buyer.ask(cash)).html, cash));
  const cookies = buyer
    .cookie()
    .split("; ")
    .map((pair) => pair.split(/=(.*)/));
  await page
    .context()
    .addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url: shop.url })));
  await page.goto(shop.url + location);
  return location ?? "";
}

test("paying online what may be paid at the door is the first of an order's ways on, as quiet as they are, and the ways on stand apart", async () => {
  const { page, close } = await plainPhone();
  await orderAsCustomer(page);
  const order = new URL(page.url()).pathname.split("/").at(-1);
  const online = page.getByRole("button", { name: /^Pay .* online$/ });
  const orderAgain = page.getByRole("button", { name: "Order again" });
  const paintOf = (button: Locator) =>
    button.evaluate((its) => getComputedStyle(its).backgroundColor);
  expect(await paintOf(online)).toBe(await paintOf(orderAgain));
  expect((await boxOf(online)).bottom).toBeLessThan((await boxOf(orderAgain)).y);
  expect(await page.getByRole("button", { name: "Pay", exact: true }).count()).toBe(0);
  await page.goto(`${shop.url}/payment/failure?orderId=${order}`);
  const again = await boxOf(page.getByRole("button", { name: "Try again" }));
  const back = await boxOf(page.getByRole("button", { name: "Go Back to Cart" }));
  expect(back.y - again.bottom).toBeGreaterThanOrEqual(8);
  await close();
});

test("the way on from the payment is dull until it is chosen how, and where nothing was, pressed all the same, says so", async () => {
  const { page, close } = await plainPhone();
  await orderAsCustomer(page);
  await page.goto(`${shop.url}/category/Flours`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.goto(`${shop.url}/payment`);
  const on = page.getByRole("button", { name: "Continue" });
  const paint = () => on.evaluate((its) => getComputedStyle(its).backgroundColor);
  const dull = await paint();
  await on.click();
  await page.getByText("Please select a payment method.").waitFor();
  await page.getByRole("radio").first().check();
  expect(await paint()).not.toBe(dull);
  await close();
});

test("on a phone and on a desk what to do if something is missing is asked before the goods", async () => {
  for (const width of [360, 1280]) {
    const { page, close } = await openPhone(browser, {
      javaScriptEnabled: false,
      viewport: { width, height: 740 },
    });
    await orderAsCustomer(page);
    await page.goto(`${shop.url}/category/Flours`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.goto(`${shop.url}/placeorder?method=cash`);
    const asked = await boxOf(page.getByLabel("If something is missing"));
    const goods = await boxOf(page.getByRole("heading", { name: "Order Items" }));
    expect(asked.bottom).toBeLessThan(goods.y);
    await close();
  }
});

test("from 768 px on the shop's number is a link as high as a finger, and leaves the search its room", async () => {
  const { page, close } = await openPhone(browser, { viewport: { width: 768, height: 900 } });
  await page.goto(shop.url);
  const call = page.getByRole("banner").locator('a[href^="tel:"]');
  expect((await boxOf(call)).height).toBeGreaterThanOrEqual(finger);
  expect((await boxOf(page.getByRole("combobox"))).width).toBeGreaterThanOrEqual(250);
  await close();
});

test("with large text on a small phone a customer's own pages stay in the screen, and words apart", async () => {
  const { page, close } = await plainPhone();
  const order = await orderAsCustomer(page);
  await page.goto(`${shop.url}/category/Flours`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.locator("#floating-cart").getByText("1 item", { exact: true }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = ["/cart", "/shipping", "/payment", "/placeorder?method=cash", "/profile", order];
  const wide: string[] = [];
  for (const path of [...pages, `${order}/cancel`]) {
    await page.goto(shop.url + path);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    if (width > 320) wide.push(`${path} ${width}`);
    if (path !== order) continue;
    const stages = page.getByRole("region", { name: "Track order" }).locator("li");
    const tops = await stages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(4);
  }
  expect(wide).toEqual([]);
  const sure = await boxOf(page.getByRole("button", { name: "Cancel order" }));
  const back = await boxOf(page.getByRole("link", { name: "Keep the order" }));
  expect(back.y - sure.bottom).toBeGreaterThanOrEqual(8);
  await close();
});

test("at 360 px a list's choices are one row in which nothing lies behind another, and their button stands below", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/category/Flours`);
  const choices = page.getByRole("form", { name: "Sort and filter" });
  const show = await boxOf(choices.getByRole("button", { name: "Show" }));
  const chips = await choices.locator("select, label").evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(chips.length).toBeGreaterThan(1);
  for (const [at, { left, top, bottom }] of chips.entries()) {
    expect(top).toBe(chips[0]!.top);
    expect(left).toBeGreaterThan(at > 0 ? chips[at - 1]!.right : 0);
    expect(bottom).toBeLessThanOrEqual(show.y);
  }
  await close();
});

test("on a desk no word of My Orders is broken, and an order is cancelled in a row as high as those beside it", async () => {
  const { page, close } = await openPhone(browser, { viewport: { width: 1280, height: 860 } });
  const order = await orderAsCustomer(page);
  const cancel = await boxOf(page.getByRole("link", { name: "Cancel order" }));
  const again = await boxOf(page.getByRole("button", { name: "Order again" }));
  expect([cancel.height, cancel.width]).toEqual([again.height, again.width]);
  expect(cancel.height).toBeGreaterThanOrEqual(finger);
  const oneLine = async (details: Locator) =>
    expect((await boxOf(details.first())).height).toBeLessThanOrEqual(finger + 1);
  await page.goto(`${shop.url}/profile`);
  await oneLine(page.getByRole("main").getByRole("link", { name: "Details" }));
  await openAlive(page, shop.url);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("tab", { name: "My Orders" }).click();
  const row = page.getByRole("dialog").getByRole("row").filter({ hasText: "Details" }).first();
  await row.waitFor();
  await oneLine(row.getByRole("link", { name: "Details" }));
  expect((await boxOf(row.getByText("Order again"))).width).toBeGreaterThan(70);
  expect(order).toMatch(/order/);
  await close();
});

test("who packs an order has the counter's bar over it, and no cart anywhere", async () => {
  const { page, close } = await plainPhone();
  const order = await orderAsCustomer(page);
  await page.context().clearCookies();
  await page.goto(`${shop.url}/login`);
  await page.getByLabel("Phone Number").fill("9000000001");
  await page.getByLabel("Password").fill("Admin@12345");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((address) => address.pathname !== "/login");
  await page.goto(`${shop.url}${order}/settle`);
  expect((await boxOf(page.getByRole("banner"))).height).toBeLessThanOrEqual(60);
  expect(await page.getByRole("contentinfo").count()).toBe(0);
  const shelf = page.getByLabel("Left on the shelf").first();
  expect(await page.getByLabel("Packed").first().isVisible()).toBe(true);
  expect(await shelf.isVisible()).toBe(false);
  await page.getByText("Not all of it found").first().click();
  expect(await shelf.isVisible()).toBe(true);
  await page.goto(shop.url + order);
  await page.getByRole("heading", { name: "History" }).waitFor();
  const bar = page.getByRole("banner");
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(60);
  await bar.getByRole("link", { name: "Orders" }).waitFor();
  expect(await page.locator("#floating-cart, [type=search], footer").count()).toBe(0);
  await page.goto(`${shop.url}/admin/counter`);
  const short = await boxOf(page.getByRole("article").getByRole("link").first());
  expect(short.height).toBeGreaterThanOrEqual(finger);
  await close();
});

test("a product's own picture has a text, and stands on the page's own ground in the dark", async () => {
  const { page, close } = await openPhone(browser, {
    javaScriptEnabled: false,
    colorScheme: "dark",
  });
  await page.goto(`${shop.url}/product/chakki-fresh-atta`);
  const picture = page.getByRole("img", { name: "Fortune Chakki Fresh Atta, 1 kg" });
  const address = await picture.getAttribute("src");
  const bytes = await (await fetch(shop.url + address)).arrayBuffer();
  const { channels, data } = await readCorner(bytes);
  expect([channels, data[3]]).toEqual([4, 0]);
  const ground = await picture.evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(ground).toBe("rgb(27, 47, 36)");
  await close();
});

async function readCorner(bytes: ArrayBuffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { channels: info.channels, data };
}

test("what is typed as a password is shown on request, and hidden again", async () => {
  const { page, close } = await openPhone(browser);
  await openAlive(page, `${shop.url}/login`);
  const password = page.getByRole("main").getByLabel("Password");
  await password.fill("Kirana@1234");
  for (const [press, type] of [
    ["Show", "text"],
    ["Hide", "password"],
  ] as const) {
    await page.getByRole("main").getByRole("button", { name: press }).click();
    await expect.poll(() => password.getAttribute("type")).toBe(type);
  }
  expect(await password.inputValue()).toBe("Kirana@1234");
  await close();
});
