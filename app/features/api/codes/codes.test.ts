import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let token: string;
beforeAll(async () => {
  shop = await openApiShop();
  token = (await shop.addVisitor({ isAdmin: true, name: "Asha" })).token;
});
afterAll(() => shop.close());

const codesOf = (financialId: string) => `/api/financials/${financialId}/codes`;
const save = (financialId: string, codes: unknown) =>
  shop.put(codesOf(financialId), { codes }, { token });
const find = (code: string) => shop.get(`/api/codes/${code}`, { token });

/** With a right check digit. */
function newCode(): string {
  const digits = `890${randomInt(1e8, 1e9)}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test("a pack is found by each of its codes, 12 digits and the same behind zeros alike", async () => {
  const pack = await shop.addPack({ quantity: 5, pricePaise: 28_000, dpricePaise: 25_000 });
  const code = newCode();
  const saved = await save(pack.financialId, [code, "036000291452", "4017-0725"]);
  expect(saved).toMatchObject({
    status: 200,
    body: { _id: pack.financialId, productId: pack.productId, brand: "Aashirvaad", dprice: 250 },
  });
  expect(saved.body.codes).toEqual(["036000291452", "40170725", code]);
  for (const typed of [code, "036000291452", "0036000291452", "00036000291452", "40170725"])
    expect(await find(typed), typed).toMatchObject({
      status: 200,
      body: { financialId: pack.financialId, quantity: 5, units: "kg", price: 280 },
    });
  await save(pack.financialId, [code]);
  expect((await find("40170725")).status).toBe(404);
  expect((await save(pack.financialId, [])).body.codes).toEqual([]);
});

test("a code is of one pack, also when ten give it at once; the log says who did", async () => {
  const packs = await Promise.all(Array.from({ length: 10 }, () => shop.addPack()));
  const code = newCode();
  const answers = await Promise.all(packs.map(({ financialId }) => save(financialId, [code])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const owner = packs[answers.findIndex(({ status }) => status === 200)]!;
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.message).toMatch(new RegExp(`^The code ${code} belongs to Aashirvaad Atta`));
  expect((await find(code)).body._id).toBe(owner.financialId);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT user_name AS name, after ->> 'codes' AS codes FROM admin_log WHERE subject_id = ?",
  )
    .bind(owner.financialId)
    .all();
  expect(results).toEqual([{ name: "Asha", codes: code }]);
});

test("what is no code is 400 in words, an unknown pack 404, and only the owner may", async () => {
  const { financialId } = await shop.addPack();
  const said = async (codes: unknown) => {
    const { status, body } = await save(financialId, codes);
    return [status, Object.values(body.errors as object)[0]] as const;
  };
  const checkDigit = "The last digit of this code is not right. Please type it again.";
  const digits = "A code has 8, 12, 13 or 14 digits.";
  expect(await said(["8901234567891"])).toEqual([400, checkDigit]);
  for (const code of ["123", "", "abcdefgh", "890123456789001", 8_901_234_567_890])
    expect(await said([code]), String(code)).toEqual([400, digits]);
  const twice = "This code is listed twice.";
  expect(await said(["036000291452", "0036000291452"])).toEqual([400, twice]);
  expect((await save(financialId, "8901234567890")).status).toBe(400);
  expect((await save("0000000000", [])).status).toBe(404);
  expect(await find("8901234567891")).toMatchObject({ status: 404, body: { message: checkDigit } });
  expect(await find("123")).toMatchObject({ status: 404, body: { message: digits } });
  expect((await find(newCode())).status).toBe(404);
  const customer = await shop.addVisitor();
  const asCustomer = { token: customer.token };
  expect((await shop.put(codesOf(financialId), { codes: [] }, asCustomer)).status).toBe(403);
  expect((await shop.get("/api/codes/8901234567890", asCustomer)).status).toBe(403);
});
