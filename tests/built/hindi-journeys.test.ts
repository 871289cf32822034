import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { isFullLength } from "#tests/length.ts";
import { findLightFaults } from "./accessible.ts";
import { openAlive, openPhone } from "./browser.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";
import { admin, cash, visitAs } from "./every-page.ts";
import { knownWords, latinWords, shownTexts } from "./shown-words.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
let isKnown: (word: string) => boolean;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
  isKnown = await knownWords(shop);
});
afterAll(() => shop?.close());

/** A phone that speaks Hindi, and whatever it meets in English, or axe in it, on its way. */
async function openHindi(user: typeof customer | null, { javaScriptEnabled = true } = {}) {
  const { page, close } = await openPhone(browser, { javaScriptEnabled });
  await page.context().addCookies([{ name: "lang", value: "hi", url: shop.url }]);
  if (user)
    await page.request.post(`${shop.url}/login`, {
      form: { phoneNo: user.phone, password: user.password },
      headers: { Origin: shop.url },
      maxRedirects: 0,
    });
  const met: Record<string, string[]> = {};
  const note = (name: string, found: string[]) => {
    if (found.length > 0) met[name] = [...new Set(found)];
  };
  page.on("dialog", (dialog) => {
    note("dialog", latinWords([dialog.message()], isKnown));
    void dialog.dismiss();
  });
  const main = page.getByRole("main");
  /** The page as it stands, once it says this; a paper is English, as the law has it. */
  const see = async (text: string, { faults = false, isPaper = false } = {}) => {
    await page.getByText(text).first().waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(isPaper ? "en" : "hi");
    if (!isPaper) note(text, latinWords(shownTexts(await page.content()), isKnown));
    if (faults && javaScriptEnabled) note(`${text}, axe`, await findLightFaults(page));
  };
  const open = async (path: string) => {
    if (javaScriptEnabled) await openAlive(page, shop.url + path);
    else await page.goto(shop.url + path);
  };
  const press = (name: string) => main.getByRole("button", { name, exact: true }).first().click();
  const fill = (name: string, value: string) =>
    main.locator(`[name="${name}"]:not([type=hidden])`).first().fill(value);
  return { page, main, met, see, open, press, fill, close };
}

async function codeFor(phone: string): Promise<string> {
  const inbox = await fetch(`${shop.sandbox}/sms.json?phone=91${phone}`);
  const [newest] = (await inbox.json()) as { code: string }[];
  return newest?.code ?? "";
}

const always = { faults: true };
const fault = { faults: isFullLength };

async function register(shopper: Awaited<ReturnType<typeof openHindi>>, phone: string) {
  const { page, see, open, press, fill } = shopper;
  await open("/register?redirect=/shipping");
  await fill("name", "मीरा नायर");
  await fill("phoneNo", phone);
  await see("आगे बढ़ने का मतलब है", fault);
  await press("SMS से OTP भेजें");
  await see(`${phone} पर आया OTP डालिए`);
  await fill("code", "000000");
  await press("OTP जाँचें");
  await page.locator("input[name=code][aria-invalid=true]").waitFor();
  await see("OTP 10 मिनट और 5 कोशिशों तक चलता है।");
  await fill("code", await codeFor(phone));
  await press("OTP जाँचें");
  await page.waitForURL(/\/password/);
  await fill("password", "x");
  await press("रजिस्टर करें");
  await see("कृपया 8 से 128 अक्षरों का पासवर्ड चुनिए।");
  await fill("password", "Hindi@12345");
  await fill("confirmPassword", "Hindi@12345");
  await press("रजिस्टर करें");
  await page.waitForURL(/\/shipping/);
}

test.each(isFullLength ? [true, false] : [true])(
  "a new shopper meets no English from the search to the same order again (scripts: %s)",
  async (javaScriptEnabled) => {
    const shopper = await openHindi(null, { javaScriptEnabled });
    const { page, main, met, see, open, press, fill, close } = shopper;
    await open("/");
    await see("किराना दुकान, आपके दरवाज़े पर", always);
    await page.locator("input[name=query]").first().fill("आटा");
    if (javaScriptEnabled) {
      await page.getByRole("option").first().waitFor();
      await see("गेहूं का आटा");
    }
    await page.locator("input[name=query]").first().press("Enter");
    await see("“आटा” की खोज", fault);
    await main.getByRole("article").getByRole("button", { name: "कार्ट में डालें" }).first().click();
    await page.locator("#floating-cart").getByText("1 सामान").waitFor();
    await main.getByRole("article").locator("h2 a, h3 a").nth(1).click();
    await see("मिलता-जुलता सामान", fault);
    await press("कार्ट में डालें");
    await see("कार्ट में डल गया");
    await open("/cart");
    await see("ऑर्डर करने आगे बढ़ें", fault);
    await open("/login");
    await press("लॉग इन करें");
    await see("कृपया अपना पासवर्ड डालिए।", fault);
    await register(shopper, javaScriptEnabled ? "9812345671" : "9812345672");
    await press("सेव करें और आगे बढ़ें");
    await see("कृपया अपना शहर डालिए।", fault);
    await fill("street", "12, मंदिर रोड");
    await fill("city", "इंदौर");
    await fill("postalCode", "452001");
    await press("सेव करें और आगे बढ़ें");
    await see("तरीका चुनिए", fault);
    await press("आगे बढ़ें");
    await see("कृपया पेमेंट का तरीका चुनिए।");
    await main.getByLabel("डिलीवरी पर कैश/UPI पेमेंट").check();
    await press("आगे बढ़ें");
    await see("ऑर्डर का सामान", fault);
    await press("ऑर्डर करें");
    await see("ऑर्डर दुकान को मिल गया", always);
    await main.getByRole("link", { name: "ऑर्डर रद्द करें" }).click();
    await see("क्या आप", fault);
    await press("ऑर्डर रद्द करें");
    await see("ऑर्डर रद्द हो गया");
    await press("फिर से ऑर्डर करें");
    await see("उस ऑर्डर का सामान आपके कार्ट में है");
    await open("/profile");
    await see("मेरे ऑर्डर", fault);
    expect(met).toEqual({});
    await close();
  },
);

test.runIf(isFullLength)(
  "customer and owner meet no English from the counter to the khata, the bill and the day book",
  async () => {
    const [shopper, owner] = [await openHindi(customer), await openHindi(admin)];
    const { DB } = await shop.bindings();
    const [user, pack] = await Promise.all([
      DB.prepare("SELECT id FROM users WHERE phone = ?").bind(customer.phone).first<string>("id"),
      DB.prepare("SELECT id FROM financials WHERE count_in_stock > 20").first<string>("id"),
    ]);
    await owner.open(`/admin/khata/${user}/limit`);
    await owner.press("खाता खोलें");
    await owner.see("कृपया", fault);
    await owner.main.getByRole("checkbox").check();
    await owner.press("खाता खोलें");
    await owner.see("खाता खुल गया", fault);
    await owner.open("/admin/counter");
    await owner.press("काउंटर चालू करें");
    await owner.see("नया ऑर्डर आते ही घंटी बजेगी।");
    await shopper.page.request.post(`${shop.url}/cart/add`, {
      form: { financialId: pack!, qty: "2" },
      headers: { Origin: shop.url },
      maxRedirects: 0,
    });
    await shopper.open("/placeorder?method=cash");
    await shopper.press("ऑर्डर करें");
    await shopper.page.waitForURL(/\/order\//);
    const order = new URL(shopper.page.url()).pathname;
    await owner.main.getByRole("article").waitFor();
    await expect.poll(() => owner.page.title()).toBe("(1) नए – Kirana");
    await owner.see("1 सामान", always);
    await owner.press("मंज़ूर करें");
    await owner.main.getByRole("link", { name: "कम है", exact: true }).click();
    await owner.main.locator("[name^=packed-]").fill("9");
    await owner.press("पैक किया");
    await owner.see("कृपया 0 से 2 तक की संख्या डालिए।", fault);
    await owner.main.locator("[name^=packed-]").fill("1");
    await owner.press("पैक किया");
    await owner.main.getByRole("article").getByRole("button", { name: "भेजें" }).waitFor();
    await owner.open(order);
    await owner.main.getByText("UPI का संदर्भ नंबर लिखें").click();
    await owner.fill("reference", "12");
    await owner.press("UPI मिला");
    await owner.see("कृपया UPI संदर्भ नंबर के 4 से 12 अंक डालिए, या खाली छोड़िए।", fault);
    await owner.open(order);
    await owner.press("खाते में लिखें");
    await owner.see("ऑर्डर खाते में लिख दिया गया");
    await owner.press("भेजा");
    await owner.see("भेज दिया गया");
    await owner.press("पहुँचाया");
    await owner.main.getByText("इस ऑर्डर के बाकी काम").click();
    await owner.see("सामान वापस आया", fault);
    for (const path of ["print?paper=a4", "print?paper=58"]) {
      await shopper.page.goto(`${shop.url}${order}/${path}`);
      await shopper.see("प्रिंट करें", { ...fault, isPaper: true });
    }
    await shopper.open("/khata");
    await shopper.see("आपको देने हैं", fault);
    await ownersBooks(owner, user!);
    expect([shopper.met, owner.met]).toEqual([{}, {}]);
    await Promise.all([shopper.close(), owner.close()]);
  },
);

async function ownersBooks(owner: Awaited<ReturnType<typeof openHindi>>, user: string) {
  const { page, main, see, open, press, fill } = owner;
  await open(`/admin/khata/${user}`);
  const amount = main.getByLabel("रकम रुपयों में", { exact: true });
  await amount.fill("");
  await press("पेमेंट लिखें");
  await see("कृपया रकम रुपयों में डालिए", fault);
  await amount.fill("20");
  await main.getByLabel("कैश", { exact: true }).check();
  await press("पेमेंट लिखें");
  await see("₹20.00 मिले");
  await open("/admin/prices?category=Flours");
  const price = main.locator("tbody").getByRole("textbox").first();
  await price.fill("abc");
  await press("बदलाव देखें");
  await see("कुछ सेव नहीं हुआ।", fault);
  await price.fill("299");
  await page.getByRole("banner").getByRole("link").nth(1).click();
  await press("बदलाव देखें");
  await press("1 पैक सेव करें");
  await see("1 पैक सेव हो गया", always);
  await open("/admin/day");
  await press("दिन बंद करें");
  await see("कृपया गिनी हुई रकम रुपयों में डालिए", fault);
  await fill("counted", "20");
  await press("दिन बंद करें");
  await see("दिन बंद हो गया");
}

/** With letters twice as large: the page's width, and texts larger than what shows them. */
function findCut() {
  document.documentElement.style.fontSize = "200%";
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const isCut =
      (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1);
    return isCut && clientWidth > 1 && element.innerText?.trim();
  });
  return [
    document.documentElement.scrollWidth,
    ...cut.map((element) => `${element.className}: ${element.innerText.slice(0, 40)}`),
  ];
}

/** A cash order by the customer, which waits at the counter. */
async function placeOrder() {
  const shopper = await visitAs(shop, customer);
  const { DB } = await shop.bindings();
  const pack = "SELECT id FROM financials WHERE count_in_stock > 20";
  const financialId = (await DB.prepare(pack).first<string>("id"))!;
  await shopper.ask("/cart/add", { financialId, qty: "2" });
  const { html } = await shopper.ask(cash);
  await shopper.ask(cash, hiddenFields(html, cash));
}

test.each([
  [
    "a shopper",
    customer,
    [
      "/",
      "/category/Flours",
      "/product/chakki-fresh-atta",
      "/search?query=atta",
      "/cart",
      "/addresses",
      "/shipping",
      "/profile",
      "/parchi",
    ],
  ],
  [
    "the owner",
    admin,
    [
      "/admin",
      "/admin/counter",
      "/admin/orderlist",
      "/admin/prices?category=Flours",
      "/admin/day",
      "/admin/khata",
      "/admin/tax",
      "/admin/delivery",
    ],
  ],
] as const)(
  "in letters twice as large nothing is cut for %s on a phone",
  async (_, person, paths) => {
    const { page, open, close } = await openHindi(person, { javaScriptEnabled: false });
    const found: Record<string, string[]> = {};
    if (person === admin) await placeOrder();
    for (const path of paths) {
      await open(path);
      const [width, ...cut] = await page.evaluate(findCut);
      if (cut.length > 0 || width !== 360) found[path] = [`${width} px wide`, ...cut.map(String)];
    }
    expect(found).toEqual({});
    await close();
  },
);
