import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { acknowledgeHours, firstComplaintDays } from "#app/values/complaints.ts";
import * as kept from "#app/values/kept-for.ts";
import { holdMs, maxQty } from "#app/values/limits.ts";
import { linkLifeMs } from "#app/features/payments/start/open-payment.server.ts";

let api: ApiShop;
let shop: WholeShop;
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
});
afterAll(() => api.close());

async function sentences(path: string, language: string): Promise<string[]> {
  const headers = { Host: "localhost", Cookie: `lang=${language}` };
  const answer = await shop.answer(new Request(`http://localhost${path}`, { headers }));
  const text = /<main[^]*<\/main>/.exec(await answer.text())?.[0] ?? "";
  return text
    .replace(/<(li|dd|dt|p|h\d|tr)\b/g, "\n<$1")
    .replace(/<\/t[dh]>/g, " ")
    .replace(/<[^>]+>/g, "")
    .split(/\n|(?<=[.।])\s/)
    .map((sentence) => sentence.trim());
}

/** Of each sentence that has one. */
const figuresOf = async (path: string, language: string) =>
  (await sentences(path, language))
    .map((sentence) => (sentence.match(/\d[\d.,]*\d|\d/g) ?? []).map(Number))
    .filter((figures) => figures.length > 0)
    .map((figures) => figures.sort((a, b) => a - b));

const minute = 60_000;
const effective = [27, 2026];
const adult = [18];
/** The shop's address, and the phone of its grievance officer. */
const ofSeller = [[4, 12, 560011], [9876543211]];
const languages = ["en", "hi"];

test.each(languages)(
  "each figure of the terms is the shop's, the law's or a promise (%s)",
  async (language) => {
    expect(await figuresOf("/terms.html", language)).toEqual([
      ...[effective, [firstComplaintDays], ...ofSeller, adult, [maxQty]],
      // An example of a mistake.
      [5, 500],
      ...[[holdMs / minute], [linkLifeMs / minute]],
      // Promised: when a refund starts and arrives.
      ...[[3], [5, 7]],
      [firstComplaintDays],
      // Promised: fresh food is looked at within a day, unopened packs go back for a week.
      ...[[24], [7]],
      // The Consumer Protection (E-Commerce) Rules, and the consumers' helpline.
      ...[[acknowledgeHours, 2020], [1915]],
    ]);
  },
);

test.each(languages)(
  "each figure of the privacy notice is what the code keeps to, or the law's (%s)",
  async (language) => {
    const { sessionDays, deviceDays, cartDays, codeMinutes, complaintPictureDays, taxMonths } =
      kept;
    expect(await figuresOf("/privacy.html", language)).toEqual([
      ...[[28, 2026], [2023, 2025], ...ofSeller],
      // Metres that a position is rounded to: a thousandth of a degree.
      [100],
      ...[[sessionDays], [deviceDays], [cartDays], [cartDays], [codeMinutes], [sessionDays]],
      ...[[taxMonths], [complaintPictureDays], [acknowledgeHours], adult],
    ]);
  },
);

test("what the owner sets for deliveries and complaints stands in the terms at once, in both languages", async () => {
  const { token } = await api.addVisitor({ isAdmin: true });
  const said = async (language: string) => (await sentences("/terms.html", language)).join(" ");
  const rows = async (language: string) =>
    (await sentences("/terms.html", language)).filter((row) => /₹|PIN/.test(row)).slice(-4);
  expect(await said("en")).not.toContain("PIN code");
  const area = (code: string, body: object) =>
    api.put(
      `/api/delivery/areas/${code}`,
      { fee: 20, freeFrom: 500, minimum: 0, ...body },
      { token },
    );
  expect((await area("560001", {})).status).toBeLessThan(300);
  await area("560004", {});
  await area("560011", { fee: 0, minimum: 150 });
  await api.bindings.DB.batch([
    api.bindings.DB.prepare(
      "INSERT INTO slot_templates VALUES ('0123456789window', 1, 420, 540, 8, 0, 1000)",
    ),
    api.bindings.DB.prepare(
      "INSERT INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour, complaint_days) VALUES (1, 15, 5000000, 60, 100, 500, 14)",
    ),
  ]);
  expect(await rows("en")).toEqual([
    "PIN code Delivery Free from Smallest order",
    "560001, 560004 ₹20.00 ₹500.00 Any",
    "560011 Free – ₹150.00",
    "A time you choose up to ₹10.00 more, shown beside it",
  ]);
  expect((await rows("hi")).slice(1)).toEqual([
    "560001, 560004 ₹20.00 ₹500.00 कोई भी",
    "560011 मुफ़्त – ₹150.00",
    "आपका चुना समय ₹10.00 तक ज़्यादा, समय के साथ लिखा रहता है",
  ]);
  expect(await said("en")).toContain("Tell us within 14 days of delivery.");
  expect(await said("hi")).toContain("डिलीवरी के 14 दिनों");
});
