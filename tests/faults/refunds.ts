import { setTimeout as sleep } from "node:timers/promises";
import { hiddenFields, visitShop } from "#scripts/bench/reads/visitor.ts";
import { customer } from "#tests/built/built-shop.ts";
import type { openKillableShop } from "#tests/built/killable-shop.ts";
import { auditBooks, takeStock } from "#tests/load/books.ts";
import { addCustomers, choosePacks } from "#tests/load/customers.ts";
import { type FaultRow, lostOf } from "./row.ts";

type Killable = Awaited<ReturnType<typeof openKillableShop>>;

/**
 * Of an order paid online two packs of three are missing: the shop dies after it was packed, the
 * gateway refuses, the shop dies while it asks for the refund. The money goes back once.
 */
export async function refundThroughKills(shop: Killable): Promise<FaultRow[]> {
  const [phone = ""] = await addCustomers(shop.ask, 1);
  const { plenty } = await choosePacks(shop.ask, { plenty: 1, scarce: 1, left: 5 });
  const before = await takeStock(shop.ask);
  const shopper = visitShop(shop.url, "198.51.100.201");
  const owner = visitShop(shop.url, "198.51.100.202");
  await shopper.ask("/login", { phoneNo: phone, password: customer.password });
  await owner.ask("/login", { phoneNo: "9000000001", password: "Admin@12345" });
  const rows: FaultRow[] = [];

  const refund = async () =>
    (await shop.ask("SELECT status, sent_at, amount_paise FROM refunds"))[0] ?? {};
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 1200 && !(await isSo()); tries += 1) await sleep(50);
  }
  async function noted(fault: string, start: number, wrong: string[]): Promise<void> {
    const said = /₹[^<]*what could not be packed[^<]*/.exec((await shopper.ask(order)).html)?.[0];
    const [{ n } = {}] = await shop.ask("SELECT count(*) AS n FROM refunds");
    const books = await auditBooks(shop.ask, { before, answered: [], unanswered: 1 });
    rows.push({
      fault,
      seen: said ?? "nothing",
      ms: Date.now() - start,
      lost: lostOf([
        ...wrong,
        ...books,
        ...(n === 1 ? [] : [`${n} refunds`]),
        ...(said ? [] : ["the shopper is not told"]),
      ]),
    });
  }
  async function restarted(): Promise<number> {
    await shop.kill();
    const start = Date.now();
    await shop.restart();
    return start;
  }

  await shopper.ask("/cart/add", { financialId: plenty[0] ?? "", qty: "3" });
  const form = hiddenFields((await shopper.ask("/payment")).html, "/payment");
  const { location } = await shopper.ask("/payment", { ...form, paymentMethod: "Online" });
  await fetch(`${location}/pay`, { method: "POST", redirect: "manual" });
  const paid = "SELECT id, payment_reference AS payment FROM orders WHERE paid_at IS NOT NULL";
  await until(async () => (await shop.ask(paid)).length > 0);
  const [{ id, payment } = {}] = await shop.ask(paid);
  const order = `/order/${id}`;

  const pack = hiddenFields((await owner.ask(`${order}/settle`)).html, `${order}/settle`);
  const packed = await owner.ask(`${order}/settle`, { ...pack, [`packed-${plenty[0]}`]: "1" });
  const killed = await restarted();
  await noted("killed between packing and refund", killed, [
    ...(packed.status === 303 ? [] : [`packing answered ${packed.status}`]),
    ...((await refund()).status === "DUE" ? [] : ["the refund is lost"]),
  ]);

  const start = Date.now();
  await shop.control({ service: "payment", mode: "fail", count: 9 });
  await shop.runScheduled();
  await shop.control({ reset: true });
  await noted(
    "gateway refuses the refund",
    start,
    (await refund()).status === "SUCCESS" ? ["paid"] : [],
  );

  await shop.ask("UPDATE refunds SET checked_at = 0");
  await shop.control({ service: "payment", mode: "delay", ms: 2000, count: 2 });
  void shop.runScheduled();
  await until(async () => (await refund()).sent_at !== null);
  const again = await restarted();
  await shop.control({ reset: true });
  await until(async () => {
    await shop.ask("UPDATE refunds SET checked_at = 0");
    await shop.runScheduled();
    return (await refund()).status === "SUCCESS";
  });
  const { amount_paise: amount, status } = await refund();
  const told = (await (
    await fetch(`${shop.sandbox}/orders/${payment}`, {
      headers: {
        Authorization: `Basic ${btoa(`${shop.variables.JUSPAY_API_KEY}:`)}`,
        "x-merchantid": String(shop.variables.JUSPAY_MERCHANT_ID),
      },
    })
  ).json()) as { amount_refunded?: number; refunds?: unknown[] };
  await noted("killed while the refund was asked for", again, [
    ...(status === "SUCCESS" ? [] : [`the refund is ${status}`]),
    ...(Math.round((told.amount_refunded ?? 0) * 100) === amount && told.refunds?.length === 1
      ? []
      : [`the gateway gave back ${told.amount_refunded} in ${told.refunds?.length} parts`]),
  ]);
  return rows;
}
