import { afterAll, beforeAll, expect, test } from "vitest";
import { type SellCommand, sellCommandPath, sellPath } from "#app/addresses/paths.ts";
import { sendSalePath } from "#app/addresses/side-paths.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action as deliverAction, loader as openDeliver } from "./deliver/deliver.route.tsx";
import { answerFind } from "./find.server.ts";
import { action, loader } from "./sell.route.tsx";
import { loader as print } from "#app/features/billing/paper/print.route.tsx";
import { action as send } from "#app/features/admin/send.route.tsx";
import { changeLines, heldLines, likelyGiven } from "./till.ts";

let shop: TestShop;
let session: string;
let packs: { financialId: string; detailId: string }[];
const [code, unknownCode] = ["8901030000003", "8901030000010"];

beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
  packs = await shop.addProduct({
    name: "noodles",
    brands: { Maggi: [{ pricePaise: 1400 }, { pricePaise: 5600, quantity: 2, countInStock: 1 }] },
  });
  await addCode(code, packs[0]!.financialId);
});
afterAll(() => shop.close());

const addCode = (gtin: string, financialId: string) =>
  shop.bindings.DB.prepare("INSERT INTO pack_codes (code, financial_id) VALUES (?, ?)")
    .bind(gtin, financialId)
    .run();
const line = (at: number, qty: number) => `lines=${packs[at]!.financialId}:${qty}`;
const stockOf = (at: number) =>
  shop.bindings.DB.prepare("SELECT count_in_stock AS n FROM financials WHERE id = ?")
    .bind(packs[at]!.financialId)
    .first<number>("n");

const openTill = async (query = "", cookies = { session }) => {
  const asked = await shop.ask(`${sellPath}?${query}`, { cookies });
  try {
    const { data, init } = await loader(asked);
    return { status: init?.status ?? 200, ...data };
  } catch (answer) {
    const redirect = answer as Response;
    return { status: redirect.status, to: decodeURIComponent(redirect.headers.get("Location")!) };
  }
};
const ask = (path: string, body: string) =>
  shop.ask(path, { method: "POST", cookies: { session }, body: new URLSearchParams(body) });
type Refused = { to?: string; errors?: Record<string, string>; till?: { lines: object[] } };
async function post(command: SellCommand, body: string): Promise<Refused & { status?: number }> {
  const answer: unknown = await action(await ask(sellCommandPath(command), body));
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get("Location")! };
  const { data, init } = answer as { data: Refused; init: ResponseInit };
  return { status: init.status, ...data };
}

test("what is typed finds packs, and each tap on one is an address that holds the sale", async () => {
  const found = await openTill("find=maggi");
  expect(found).toMatchObject({ status: 200, found: { kind: "words", packs: [{}, {}] } });
  const key = "k".repeat(12);
  const added = await openTill(`${line(0, 1)}&key=${key}&add=${packs[0]!.financialId}&find=mag`);
  expect(added).toEqual({ status: 302, to: `${sellPath}?${line(0, 2)}&key=${key}` });
  expect(await openTill(line(0, 2))).toMatchObject({
    lines: [{ qty: 2 }],
    found: { kind: "nothing" },
  });
});

test("a code puts its pack on the till; one with a wrong digit is refused in words", async () => {
  const scanned = await openTill(`find=${code}`);
  expect(scanned).toMatchObject({ status: 302, to: expect.stringContaining(line(0, 1)) });
  expect(await openTill("find=8901030000004")).toMatchObject({
    status: 400,
    found: { kind: "wrong", message: expect.stringContaining("last digit") },
  });
});

test("a code that no pack has is kept with the one that is chosen, which goes on the till", async () => {
  expect(await openTill(`find=${unknownCode}`)).toMatchObject({
    found: { kind: "unknown", code: unknownCode },
  });
  const kept = await post("code", `code=${unknownCode}&pack=${packs[1]!.financialId}`);
  expect(kept).toMatchObject({ status: 303, to: expect.stringContaining(packs[1]!.financialId) });
  expect(await openTill(`find=${unknownCode}`)).toMatchObject({ status: 302 });
  expect(await post("code", `code=${unknownCode}&pack=${packs[0]!.financialId}`)).toMatchObject({
    status: 409,
    errors: { find: expect.stringContaining(unknownCode) },
  });
});

test("where the printed MRP changed, the code asks which of the two packs it is", async () => {
  const [old, dearer] = await shop.addProduct({
    name: "biscuits",
    brands: { Parle: [{ pricePaise: 1000 }], "Parle new": [{ pricePaise: 1200 }] },
  });
  await shop.bindings.DB.prepare("UPDATE details SET brand = 'Parle' WHERE id = ?")
    .bind(dearer!.detailId)
    .run();
  await addCode("8901030000027", old!.financialId);
  const asked = await shop.ask("/admin/sell/find?find=8901030000027", { cookies: { session } });
  expect(await (await answerFind(asked)).json()).toMatchObject({
    kind: "which",
    packs: [{ financialId: old!.financialId }, { financialId: dearer!.financialId }],
  });
});

test("a sale is one bill however often its form is sent, and says what to return", async () => {
  const form = `${line(0, 2)}&key=${"a".repeat(12)}&total=2800&given=100`;
  const before = await stockOf(0);
  const first = await post("cash", form);
  expect(first.status).toBe(303);
  expect(await post("cash", form)).toEqual(first);
  expect(await stockOf(0)).toBe(before! - 2);
  const { sold } = (await openTill(first.to!.split("?")[1])) as { sold: object };
  expect(sold).toMatchObject({ payablePaise: 2800, givenPaise: 10_000 });
});

test("what the script sends is answered as JSON, and a repeat of it by the first bill", async () => {
  const form = `${line(0, 1)}&key=${"b".repeat(12)}&total=1400&given=&phoneNo=&method=upi`;
  const answers = await Promise.all(
    [form, form].map(async (body) => (await send(await ask(sendSalePath, body))).json()),
  );
  expect(answers[0]).toMatchObject({ ok: true, orderId: expect.any(String) });
  expect((answers[1] as { orderId: string }).orderId).toBe(
    (answers[0] as { orderId: string }).orderId,
  );
});

test("the cash may be typed in the digits of Hindi, and the bill says that it was cash", async () => {
  const paid = await post("cash", `${line(0, 1)}&key=${"h".repeat(12)}&total=1400&given=२०`);
  const query = paid.to!.split("?")[1]!;
  const { sold } = (await openTill(query)) as { sold: object };
  expect(sold).toMatchObject({ payablePaise: 1400, givenPaise: 2000 });
  const id = new URLSearchParams(query).get("sold")!;
  const asked = await shop.ask(`/order/${id}/print?paper=80`, { cookies: { session } });
  const paper = await (await print({ ...asked, params: { id } })).text();
  expect(paper).toContain("<dt>Paid</dt><dd>Cash</dd>");
});

test("what is refused leaves the sale as it was sent, with what is wrong in words", async () => {
  const key = `key=${"c".repeat(12)}`;
  const refusals: [SellCommand, string, number, string, RegExp][] = [
    ["cash", `${line(1, 2)}&total=11200`, 409, "form", /Only 1 left/],
    ["cash", `${line(0, 1)}&total=1300`, 409, "form", /Prices have changed/],
    ["cash", `${line(0, 1)}&total=1400&given=10`, 400, "given", /less than the total/],
    ["cash", `${line(0, 1)}&total=1400&given=ten`, 400, "given", /such as 500/],
    ["khata", `${line(0, 1)}&total=1400`, 400, "phoneNo", /whose khata/],
    ["khata", `${line(0, 1)}&phoneNo=123`, 400, "phoneNo", /10 digits/],
    ["upi", "total=0", 400, "form", /at least one pack/],
    ["cash", `lines=${packs[0]!.financialId}:0`, 400, "form", /at least one pack/],
  ];
  for (const [command, body, status, field, message] of refusals) {
    const refused = await post(command, `${body}&${key}`);
    expect([refused.status, field in refused.errors!], body).toEqual([status, true]);
    expect(refused.errors![field]).toMatch(message);
    expect(refused.till?.lines.length).toBe(
      body.startsWith("line") && !body.endsWith(":0") ? 1 : 0,
    );
  }
});

test("an order for who calls is placed once its delivery is said, and nobody gets an account by it", async () => {
  await shop.bindings.DB.prepare(
    "INSERT INTO service_areas (postal_code, fee_paise, free_from_paise, minimum_paise, is_active) VALUES ('560011', 3000, NULL, 0, 1)",
  ).run();
  const caller =
    "phoneNo=9811111111&name=Meena&street=12 Temple Road&city=Bengaluru&postalCode=560011";
  const order = `${line(0, 1)}&key=${"d".repeat(12)}&total=1400&${caller}`;
  const as = { cookies: { session } };
  const place = async (body: string) => deliverAction(await ask("/admin/sell/deliver", body));
  const told = await place(order);
  expect(told).toMatchObject({
    init: { status: 409 },
    data: { errors: { form: expect.stringContaining("₹44.00") }, sums: { shippingPaise: 3000 } },
  });
  const before = await openDeliver(await shop.ask(`/admin/sell/deliver?${order}`, as));
  expect(before.data.sums).toEqual({
    ...{ offerPaise: 0, shippingPaise: 3000, totalPaise: 4400, notThere: null },
  });
  const unknown = `/admin/sell/deliver?${line(0, 2)}&postalCode=110001`;
  expect((await openDeliver(await shop.ask(unknown, as))).data.sums).toMatchObject({
    ...{ totalPaise: 2800, notThere: "We do not deliver to 110001 yet." },
  });
  expect(await place(order.replace("560011", "110001"))).toMatchObject({
    ...{ init: { status: 400 } },
    data: { errors: { postalCode: "We do not deliver to 110001 yet." } },
  });
  const placed = (await place(`${order}&shipping=3000`)) as Response;
  expect(placed.status).toBe(303);
  const row = shop.bindings.DB.prepare(
    "SELECT channel, user_id, claim_phone, customer_name FROM orders ORDER BY seq DESC",
  );
  expect(await row.first()).toEqual({
    ...{ channel: "phone", user_id: null, claim_phone: "9811111111", customer_name: "Meena" },
  });
  expect(await place(`${order}&shipping=3000&phoneNo=123&name=`)).toMatchObject({
    init: { status: 400 },
    data: { errors: { phoneNo: expect.any(String), name: expect.any(String) } },
  });
});

test("an order for who calls begins with the phone, and keeps what is known while goods are chosen", async () => {
  const as = { cookies: { session } };
  const open = async (query: string) =>
    openDeliver(await shop.ask(`/admin/sell/deliver${query}`, as));
  const empty = (await open("")).data;
  expect(empty).toMatchObject({ lines: [], values: {}, sums: { totalPaise: 0, notThere: null } });
  expect(empty.often.length).toBeGreaterThan(0);
  const pack = packs[0]!.financialId;
  const caller = { phoneNo: "9811111111", name: "Meena", street: "12 Temple Road" };
  const asked = new URLSearchParams({ ...caller, find: "nothing", add: pack });
  const moved = (await open(`?${asked}`).catch((thrown: Response) => thrown)) as Response;
  const to = new URL(moved.headers.get("Location")!, "http://shop");
  expect([moved.status, to.pathname]).toEqual([302, "/admin/sell/deliver"]);
  expect(Object.fromEntries(to.searchParams)).toEqual({
    ...{ ...caller, lines: `${pack}:1`, key: expect.any(String) },
  });
  const kept = (await open(to.search)).data;
  expect(kept).toMatchObject({ lines: [{ qty: 1 }], values: caller });
  to.searchParams.set("less", pack);
  const fewer = (await open(to.search).catch((thrown: Response) => thrown)) as Response;
  expect(fewer.headers.get("Location")).not.toContain("lines");
});

test("the till is the shop's alone", async () => {
  const own = await shop.signIn((await shop.addCustomer()).id);
  expect(await openTill("", { session: own })).toMatchObject({
    status: 302,
    to: expect.stringContaining("/login"),
  });
});

test("lines hold one pack each, one to ten of it, and what is no line is left out", () => {
  const [one, other] = ["a".repeat(10), "b".repeat(10)];
  const held = heldLines(new URLSearchParams(`lines=${one}:2,x:1,${other}:11,${one}:3,${other}:1`));
  expect(held).toEqual([
    { financialId: one, qty: 3 },
    { financialId: other, qty: 1 },
  ]);
  expect(changeLines(held, "less", other)).toEqual([{ financialId: one, qty: 3 }]);
  expect(likelyGiven(45_200)).toEqual([46_000, 50_000, 60_000]);
});
