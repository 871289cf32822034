import { maxQty } from "#app/values/limits.ts";
import { firstLimits } from "#app/values/shop-limits.ts";
import { visitShop } from "#scripts/bench/reads/visitor.ts";
import { type Call, callApi } from "#tests/attacks/attacker.ts";
import { customer } from "#tests/built/built-shop.ts";
import type { Random } from "#tests/random.ts";
import type { Ask } from "./books.ts";
import type { Log } from "./log.ts";

/** Who is attacked, or attacks: an account and where it is used. */
export type Person = { phone: string; address: string };
type Needs = {
  url: string;
  own: Person;
  victims: Person[];
  /** What the victims have ordered, as it grows. */
  orders: string[];
  pack: { id: string; paise: number };
  random: Random;
  log: Log;
};

/** Wants others' accounts, orders and goods, from an address of the own and from theirs. */
export function createAttacker({ url, own, victims, orders, pack, random, log }: Needs) {
  const mine = callApi(url, own.address);
  const placed: string[] = [];
  let token = "";

  /** All else than a refusal is a fault. */
  async function attempt(name: string, asked: Promise<{ status: number }>, refusals: number[]) {
    const start = performance.now();
    const { status } = await asked;
    const isFine = refusals.includes(status);
    log.note(name, performance.now() - start, isFine ? null : `${name}: ${status}`);
  }

  async function guess(): Promise<void> {
    const { phone: phoneNo, address } = random.pick(victims);
    const from = random.isOne(2) ? address : own.address;
    const post = (path: string, body: object) => callApi(url, from)("POST", path, { body });
    const wrong = { phoneNo, password: `Guess ${random.upTo(999)}` };
    const code = String(random.upTo(999_999)).padStart(6, "0");
    const reset = { phoneNo, purpose: "reset" };
    // 424: the stand-in of the text messages shares these processors, and may be too slow.
    await attempt("have a code sent", post("/api/otp/send", reset), [200, 424, 429]);
    // More than one address may try: who has no count of its own is locked out from here on.
    await Promise.all([
      ...Array.from({ length: 6 }, () => [
        attempt("guess a password", post("/api/users/auth", wrong), [401, 429]),
        attempt("guess a code", post("/api/otp/verify", { ...reset, code }), [400, 429]),
      ]).flat(),
      attempt("guess on the page", visitShop(url, from).ask("/login", wrong), [400, 401, 429]),
    ]);
  }

  async function order(): Promise<Call> {
    const body = {
      orderItems: [{ financialId: pack.id, qty: maxQty }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
      totalPrice: ((pack.paise * maxQty) / 100).toFixed(2),
    };
    const answer = await mine("POST", "/api/orders", { token, body });
    if (answer.status === 201) placed.push(String(answer.body._id));
    return answer;
  }

  return {
    /** The orders that the own account was given: one customer's share, and no more. */
    placed,
    async signIn() {
      const body = { phoneNo: own.phone, password: customer.password };
      token = String((await mine("POST", "/api/users/auth", { body })).body.token);
    },
    async attack() {
      await guess();
      await attempt("order", order(), [201, 409]);
      const [other] = orders.length > 0 ? [random.pick(orders)] : [];
      if (!other) return;
      await attempt("read another's order", mine("GET", `/api/orders/${other}`, { token }), [404]);
      const cancel = mine("PUT", `/api/orders/${other}/cancel`, { token, body: {} });
      await attempt("cancel another's order", cancel, [404]);
    },
  };
}

/** Who got more than one customer may have, in words. */
export async function auditShares(ask: Ask, people: Person[]): Promise<string[]> {
  const taken = await ask(
    `SELECT u.phone, count(DISTINCT o.id) AS orders, sum(l.qty) AS packs, sum(l.qty * l.dprice_paise) AS paise
     FROM orders o JOIN users u ON u.id = o.user_id JOIN order_lines l ON l.order_id = o.id
     WHERE u.phone IN (${people.map(({ phone }) => `'${phone}'`).join()}) GROUP BY 1`,
  );
  return taken
    .filter(
      ({ orders, packs, paise }) =>
        Number(orders) > firstLimits.openOrders ||
        Number(packs) > firstLimits.packsADay ||
        Number(paise) > firstLimits.openPaise,
    )
    .map((share) => `more than one customer's share: ${JSON.stringify(share)}`);
}
