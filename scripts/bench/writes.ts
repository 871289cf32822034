// D1 has one writer: this is how many orders it takes in a second, each one batch, where shop and
// database share one machine.
import { cashMethod } from "#app/values/payment-method.ts";
import { addCustomers } from "#tests/load/customers.ts";
import { openFloorWorker, requestsPerSecond } from "./floor-worker.ts";
import { atLeast, exactly } from "./report.ts";
import type { Section } from "./section.ts";

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
const plenty = `UPDATE financials SET count_in_stock = 1000000
  WHERE id IN (SELECT value FROM json_each(?))`;

/** Orders a second from one buyer and from ten at once; what was refused is no order. */
export const measureWrites: Section = async ({ openShop, takeData, folder }, figures) => {
  const { url, sample, bindings } = await openShop();
  const { DB } = await bindings();
  await DB.prepare(plenty).bind(JSON.stringify(sample.packs)).run();
  const home = await (await fetch(url)).text();
  const floor = await openFloorWorker(folder, home, await takeData());
  const before = await requestsPerSecond(floor.url);
  const tokens = await signIn(url, DB);
  const orderItems = sample.packs.map((financialId) => ({ financialId, qty: 1 }));
  const order = { orderItems, shippingAddress, paymentMethod: cashMethod };
  const place = (turn: number) => post(`${url}/api/orders`, order, tokens[turn % customers]);
  let perSecond = 0;
  for (const buyers of [1, customers]) {
    const { orders, refusals } = await repeat(buyers, place);
    perSecond = orders / seconds;
    const who = `${buyers} at once`;
    figures.rows[who] = { "orders/s": perSecond.toFixed(1), refused: refusals.length };
    figures.verdicts[`${who}: orders refused`] = exactly(refusals.length, 0);
    if (refusals[0]) figures.faults.push(`${who}: the first refusal: ${refusals[0]}`);
  }
  // What else this machine does changes meanwhile.
  const after = await requestsPerSecond(floor.url);
  await floor.close();
  const trips = (before.perSecond + after.perSecond) / 2;
  figures.note = `Orders of ${sample.packs.length} lines over the API, on this machine: no figure of the platform's own D1. The Worker that makes one trip: ${trips} req/s`;
  figures.verdicts[`${customers} at once: orders a second, of the Worker that makes one trip`] =
    atLeast(perSecond / trips, leastShare);
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

async function repeat(buyers: number, act: (turn: number) => Promise<Response>) {
  const end = performance.now() + seconds * 1000;
  const refusals: string[] = [];
  let [orders, turn] = [0, 0];
  const buy = async () => {
    while (performance.now() < end) {
      const answer = await act(turn++);
      const text = await answer.text();
      if (answer.status === 201) orders += 1;
      else refusals.push(`${answer.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  return { orders, refusals };
}

function post(address: string, body: object, token?: string): Promise<Response> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}
