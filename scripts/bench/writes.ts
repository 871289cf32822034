// D1 has one writer: this is how many orders it takes in a second, each one batch, where shop and
// database share one machine.
import { cashMethod } from "#app/values/payment-method.ts";
import { addCustomers } from "#tests/load/customers.ts";
import { openFloor } from "./load/floor-worker.ts";
import { requestsPerSecond } from "./load/send-load.ts";
import type { Section } from "./section.ts";
import { atLeast, exactly } from "./verdict.ts";

const seconds = 8;
const customers = 10;
const password = "Customer@12345";
/** Of the requests of the Worker that makes one trip, ten at once. */
const leastShare = 0.16;
const shippingAddress = {
  street: "24, 3rd Cross, Jayanagar",
  city: "Bengaluru",
  postalCode: "560011",
};

type Orders = { times: number[]; refusals: string[] };

/** Orders a second from one buyer and from ten at once; what was refused is no order. */
export const measureWrites: Section = async ({ openShop, takeData, folder }, figures) => {
  const { url, sample, bindings } = await openShop();
  const { DB } = await bindings();
  await DB.prepare(
    "UPDATE financials SET count_in_stock = 1000000 WHERE id IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify(sample.packs))
    .run();
  const floor = await openFloor(folder, await (await fetch(url)).text(), await takeData());
  const before = await requestsPerSecond(floor.trip, "");
  const tokens = await signIn(url, DB);
  const orderItems = sample.packs.map((financialId) => ({ financialId, qty: 1 }));
  const order = { orderItems, shippingAddress, paymentMethod: cashMethod };
  const place = (turn: number) => post(`${url}/api/orders`, order, tokens[turn % customers]);
  for (const buyers of [1, customers]) {
    const { times, refusals } = await repeat(buyers, place);
    const [first] = refusals;
    figures.rows[`${buyers} at once`] = {
      "orders/s": (times.length / seconds).toFixed(1),
      "median ms": quantile(times, 0.5),
      "p95 ms": quantile(times, 0.95),
      refused: refusals.length,
    };
    figures.verdicts[`${buyers} at once: orders refused`] = exactly(refusals.length, 0);
    if (first) figures.faults.push(`${buyers} at once: the first refusal: ${first}`);
  }
  // What else this machine does changes meanwhile.
  const after = await requestsPerSecond(floor.trip, "");
  await floor.close();
  const perSecond = (before.perSecond + after.perSecond) / 2;
  figures.note = `Orders of ${sample.packs.length} lines over the API, on this machine: no figure of the platform's own D1. The Worker that makes one trip: ${perSecond} req/s`;
  const share = Number(figures.rows[`${customers} at once`]?.["orders/s"]) / perSecond;
  figures.verdicts[`${customers} at once: orders a second, of the Worker that makes one trip`] =
    atLeast(share, leastShare);
};

/** Of customers of their own, so that none orders for the whole town. */
async function signIn(url: string, d1: D1Database): Promise<(string | undefined)[]> {
  const ask = async (sql: string) =>
    (await d1.prepare(sql).all<Record<string, string | number | null>>()).results;
  const tokens: (string | undefined)[] = [];
  for (const phoneNo of await addCustomers(ask, customers)) {
    const answer = await post(`${url}/api/users/auth`, { phoneNo, password });
    tokens.push(((await answer.json()) as { token?: string }).token);
  }
  return tokens;
}

async function repeat(buyers: number, act: (turn: number) => Promise<Response>): Promise<Orders> {
  const end = performance.now() + seconds * 1000;
  const orders: Orders = { times: [], refusals: [] };
  let turn = 0;
  const buy = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await act(turn++);
      const text = await answer.text();
      if (answer.status === 201) orders.times.push(performance.now() - start);
      else orders.refusals.push(`${answer.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  return orders;
}

function post(address: string, body: object, token?: string): Promise<Response> {
  const headers = {
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}

function quantile(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1);
}
