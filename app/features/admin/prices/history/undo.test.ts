import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { newId } from "#app/values/identifier.ts";
import type { PriceValues } from "#app/values/pack.ts";
import { getPacksToPrice } from "#app/features/catalogue/prices/list-packs.server.ts";
import { savePrices } from "#app/features/catalogue/prices/save-prices.server.ts";
import { loadPricePage } from "#app/features/admin/prices/page/price-page.server.ts";
import { loader as history } from "./history.route.tsx";
import { getSave, listSaves } from "#app/features/catalogue/prices/list-saves.server.ts";
import { loader as saved } from "./save.route.tsx";
import { action as undo } from "./undo.route.tsx";

let shop: TestShop;
let session: string;
let packs: AddedPack[];
const room = createServer((_request, response) => void response.end());
beforeAll(async () => {
  await new Promise<void>((listening) => {
    room.listen(0, "127.0.0.1", listening);
  });
  shop = await openTestShop({
    PARTY_URL: `http://127.0.0.1:${(room.address() as AddressInfo).port}`,
  });
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true, name: "Asha" })).id);
});
let made = 0;
beforeEach(async () => {
  packs = await shop.addProduct({
    name: `Dal ${(made += 1)}`,
    category: "Rice & Pulses",
    brands: {
      Tata: [
        { quantity: 1, pricePaise: 10_000, countInStock: 40 },
        { quantity: 2, pricePaise: 20_000, countInStock: 40 },
        { quantity: 3, pricePaise: 30_000, countInStock: 40 },
      ],
    },
  });
});
afterAll(async () => {
  room.close();
  await shop.close();
});

const packRow = (id: string) =>
  shop.bindings.DB.prepare(
    "SELECT price_paise, discount_basis_points, dprice_paise, count_in_stock FROM financials WHERE id = ?",
  )
    .bind(id)
    .first();
const rows = () => Promise.all(packs.map((pack) => packRow(pack.financialId)));
const set = (assignment: string, id: string) =>
  shop.bindings.DB.prepare(`UPDATE financials SET ${assignment} WHERE id = ?`).bind(id).run();

/** Changes the packs in one save and answers its id. */
async function change(next: Partial<PriceValues>, most = packs.length): Promise<string> {
  const { context } = await shop.ask("/", { cookies: { session } });
  const saveId = newId();
  const shown = await getPacksToPrice(
    context,
    packs.slice(0, most).map((pack) => pack.financialId),
  );
  const entries = shown.map((was) => ({
    financialId: was.financialId,
    was,
    typed: { ...was, ...next },
  }));
  expect(
    await savePrices(context, (await getVisitor(context))!, { saveId, entries }),
  ).toMatchObject({ ok: true });
  return saveId;
}

async function tapUndo(
  save: string,
  { leaveOut = "", as = session }: { leaveOut?: string; as?: string | null } = {},
) {
  const headers = { Referer: "http://shop.test/admin/prices?category=Flours" };
  const asked = await shop.ask("/admin/prices/undo", {
    method: "POST",
    headers,
    body: new URLSearchParams({ save, leaveOut }),
    cookies: as ? { session: as } : {},
  });
  return undo({ ...asked, params: {} }).catch((thrown: Response) => thrown);
}

test("one tap sets a whole save back and leads back to where it was tapped; sales made since stay sold", async () => {
  const before = await rows();
  const id = await change({ pricePaise: 15_000, discountBasisPoints: 500, countInStock: 50 });
  await set("count_in_stock = count_in_stock - 4", packs[0]!.financialId);
  const answer = (await tapUndo(id)) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    "/admin/prices?category=Flours",
  ]);
  expect(await rows()).toEqual([{ ...before[0], count_in_stock: 36 }, before[1], before[2]]);
});

test("a selling price is set back to the paisa", async () => {
  const [{ financialId }] = packs as [AddedPack];
  await set("price_paise = 23800, discount_basis_points = 1807, dprice_paise = 19500", financialId);
  const before = await rows();
  const id = await change({ dpricePaise: 10_000 }, 1);
  expect(await packRow(financialId)).toMatchObject({ dprice_paise: 10_000 });
  await tapUndo(id);
  expect(await rows()).toEqual(before);
});

test("a second tap changes nothing; an undo is a save that can be undone itself", async () => {
  const before = await rows();
  const id = await change({ pricePaise: 15_000 });
  const after = await rows();
  await Promise.all([tapUndo(id), tapUndo(id), tapUndo(id)]);
  expect(await rows()).toEqual(before);
  const { context } = await shop.ask("/");
  const {
    saves: [last, first],
  } = await listSaves(context, null);
  expect(last).toMatchObject({ userName: "Asha", count: 3, isUndo: true, isUndone: false });
  expect(last!.told.map(({ newPricePaise }) => newPricePaise)).toHaveLength(3);
  expect(first).toMatchObject({ id, isUndo: false, isUndone: true });
  expect(await tapUndo(last!.id)).toMatchObject({ status: 303 });
  expect(await rows()).toEqual(after);
});

test("the prices have the undo of a save in reach for a day, then the history has it", async () => {
  const inReach = async () =>
    (await loadPricePage(await shop.ask("/admin/prices", { cookies: { session } }))).lastSave?.id;
  const id = await change({ pricePaise: 11_000 });
  expect(await inReach()).toBe(id);
  await shop.bindings.DB.prepare("UPDATE price_saves SET created_at = created_at - 86400001").run();
  expect(await inReach()).toBeUndefined();
});

test("packs that changed since are named, nothing is undone, and the others can be undone without them", async () => {
  const id = await change({ pricePaise: 15_000, countInStock: 45 });
  const [changed, sold, fine] = packs.map((pack) => pack.financialId) as [string, string, string];
  await set("price_paise = 16000, dprice_paise = 16000", changed);
  await set("count_in_stock = 3", sold);
  const before = await rows();
  const refused = await tapUndo(id);
  expect(refused).toMatchObject({ init: { status: 409 }, data: { saveId: id, others: 1 } });
  if (refused instanceof Response || !("data" in refused)) throw new Error("Not refused");
  const messages = Object.fromEntries(
    refused.data.problems.map(({ change: { financialId }, message }) => [financialId, message]),
  );
  expect(messages).toEqual({
    [changed]: "It has been changed since.",
    [sold]: "Only 3 are left of the 5 that were added.",
  });
  expect(await rows()).toEqual(before);
  expect(await tapUndo(id, { leaveOut: `${changed} ${sold}` })).toMatchObject({ status: 303 });
  expect(await rows()).toEqual([
    before[0],
    before[1],
    { price_paise: 30_000, discount_basis_points: 0, dprice_paise: 30_000, count_in_stock: 40 },
  ]);
  expect(await packRow(fine)).toMatchObject({ price_paise: 30_000 });
});

test("a pack that vanished, or had no price before, can't be set back", async () => {
  const [gone, draft] = packs.map((pack) => pack.financialId) as [string, string];
  await set("price_paise = 0, dprice_paise = 0", draft);
  const id = await change({ pricePaise: 15_000 });
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(gone).run();
  expect(await tapUndo(id)).toMatchObject({
    init: { status: 409 },
    data: {
      others: 1,
      problems: expect.arrayContaining([
        expect.objectContaining({ message: "This pack is no longer there." }),
        expect.objectContaining({
          message: "It had no price before, and a price can't be set back to 0.",
        }),
      ]),
    },
  });
  const { context } = await shop.ask("/");
  expect(
    (await getSave(context, id))?.changes.find((change) => change.financialId === gone),
  ).toMatchObject({ name: null, newPricePaise: 15_000 });
});

test("a price that changes while the undo runs is never overwritten", async () => {
  const id = await change({ pricePaise: 15_000 });
  const later = change({ pricePaise: 17_000 });
  await Promise.all([tapUndo(id), later.catch(() => undefined)]);
  const [row] = await rows();
  expect([10_000, 17_000]).toContain(row!.price_paise);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT changes_written, change_count FROM price_saves",
  ).all<{ changes_written: number; change_count: number }>();
  expect(results.every((save) => save.changes_written === save.change_count)).toBe(true);
});

test("the history lists all saves, newest first, twenty a page, and each with its changes, for admins alone", async () => {
  for (let price = 1; price <= 22; price += 1) await change({ pricePaise: 50_000 + price }, 1);
  const open = async (query: string, as: string | null = session) =>
    history({
      ...(await shop.ask(`/admin/prices/history${query}`, { cookies: as ? { session: as } : {} })),
      params: {},
    });
  const first = await open("");
  expect(first.saves).toHaveLength(20);
  expect((await open(`?before=${first.before}`)).saves.length).toBeGreaterThan(2);
  const newest = await saved({
    ...(await shop.ask("/", { cookies: { session } })),
    params: { id: first.saves[0]!.id },
  });
  expect(newest.changes).toMatchObject([
    { oldPricePaise: 50_021, newPricePaise: 50_022, brand: "Tata" },
  ]);
  for (const id of [newId(), "x", "' OR 1=1"]) {
    await expect(
      saved({ ...(await shop.ask("/", { cookies: { session } })), params: { id } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await tapUndo(id)).toMatchObject({ status: 404 });
  }
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const as of [customer, null]) {
    await expect(open("", as)).rejects.toMatchObject({ status: 302 });
    expect(await tapUndo(first.saves[0]!.id, { as })).toMatchObject({ status: 302 });
  }
});
