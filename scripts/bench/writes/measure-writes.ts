// D1 has one writer: this is how many orders it takes in a second, each one batch, where shop and
// database share one machine.
import type { Bench } from "#scripts/bench/open-bench.ts";
import type { Figures } from "#scripts/bench/section.ts";
import { cashMethod } from "#app/values/payment-method.ts";

const seconds = 8;
const customer = { phoneNo: "9000000002", password: "Customer@12345" };
const shippingAddress = {
  street: "24, 3rd Cross, Jayanagar",
  city: "Bengaluru",
  postalCode: "560011",
};

export async function measureWrites(bench: Bench): Promise<Figures> {
  const { url, sample, bindings } = await bench.openShop();
  const { DB } = await bindings();
  await DB.prepare(
    "UPDATE financials SET count_in_stock = 1000000 WHERE id IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify(sample.packs))
    .run();
  const { token } = (await (await post(`${url}/api/users/auth`, customer)).json()) as {
    token: string;
  };
  const orderItems = sample.packs.map((financialId) => ({ financialId, qty: 1 }));
  const placeOrder = () =>
    post(`${url}/api/orders`, { orderItems, shippingAddress, paymentMethod: cashMethod }, token);
  const figures: Figures = {
    rows: {},
    broken: [],
    note: `Orders of ${sample.packs.length} lines over the API, on this machine: no figure of the platform's own D1`,
  };
  for (const buyers of [1, 10]) {
    const { times, failures } = await repeat(buyers, placeOrder);
    figures.rows[`${buyers} at once`] = {
      "orders/s": (times.length / seconds).toFixed(1),
      "median ms": quantile(times, 0.5),
      "p95 ms": quantile(times, 0.95),
    };
    if (failures > 0) figures.broken.push(`${buyers} at once: ${failures} orders failed`);
  }
  return figures;
}

async function repeat(
  buyers: number,
  act: () => Promise<Response>,
): Promise<{ times: number[]; failures: number }> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failures = 0;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        const answer = await act();
        await answer.arrayBuffer();
        if (answer.status === 201) times.push(performance.now() - start);
        else failures += 1;
      }
    }),
  );
  return { times, failures };
}

function post(address: string, body: object, token?: string): Promise<Response> {
  const headers = {
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
}

function quantile(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);
}
