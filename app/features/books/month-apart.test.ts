import { expect, test } from "vitest";
import { writeEntry } from "#app/features/khata/write-entry.server.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { type Json, openApiShop } from "#tests/api-shop.ts";
import { indianDay } from "#app/values/dates.ts";
import { getMonth } from "./day-book.server.ts";
import { getApart } from "./month-apart.server.ts";

test("what a month sold, less what came back, is what was paid or went on a khata for an order", async () => {
  const shop = await openApiShop();
  const { id: _, session, token } = await shop.addVisitor({ isAdmin: true });
  const { financialId } = await shop.addPack({ countInStock: 9 });
  const asOwner = async () => (await shop.ask("/", { cookies: { session } })).context;
  const phoneNo = "9400000001";
  const opened = await shop.post(
    "/api/khata/people",
    { name: "Meena", phoneNo, limit: 5000 },
    { token },
  );
  const sell = async (how: Json) => {
    const sale = { items: [{ financialId, qty: 2 }], ...how };
    return String((await shop.post("/api/sales", sale, { token })).body._id);
  };
  const bringBack = async (orderId: string, qty: number) =>
    expect(
      await returnGoods(await asOwner(), {
        ...{ orderId, nth: 0, lines: [{ line: 0, qty, toShelf: true }] },
      }),
    ).toEqual({ ok: true });
  await bringBack(await sell({ method: "cash" }), 2);
  await bringBack(await sell({ method: "khata", phoneNo }), 1);
  await sell({ method: "upi" });
  const given = { kind: "given", amountPaise: 700, method: null, reference: "Bread" } as const;
  await writeEntry(await asOwner(), String(opened.body._id), given);

  const month = indianDay(Date.now()).slice(0, 7);
  const [today] = await getMonth(await asOwner(), month);
  const { cameBackPaise, givenApartPaise } = await getApart(await asOwner(), month);
  expect({ cameBackPaise, givenApartPaise }).toEqual({
    cameBackPaise: 75_000,
    givenApartPaise: 700,
  });
  const { deliveredPaise, khataGivenPaise, cashPaise, upiPaise } = today!;
  expect(deliveredPaise - cameBackPaise + givenApartPaise).toBe(
    khataGivenPaise + cashPaise + upiPaise,
  );
  await shop.close();
});
