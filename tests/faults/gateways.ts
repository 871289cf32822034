import { hiddenFields, visitShop } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, customer } from "#tests/built/built-shop.ts";
import { type Ask, type Row, auditBooks, takeStock } from "#tests/load/books.ts";
import { addCustomers, choosePacks } from "#tests/load/customers.ts";
import { type FaultRow, lostOf, saidIn } from "./row.ts";

type Mode = "delay" | "fail" | "drop" | "nonsense" | "gone";
const named: Record<Mode, string> = {
  delay: "slow",
  fail: "failing",
  drop: "silent",
  nonsense: "talking nonsense",
  gone: "gone",
};

/** Longer than the shop waits for anyone. */
const tooLong = { ms: 60_000 };

/**
 * Each gateway in each way of failing, then the sandbox gone for good, the room gone, and pictures
 * that are not there.
 */
export async function failAround(
  shop: BuiltShop,
  { modes }: { modes: Mode[] },
): Promise<FaultRow[]> {
  const { DB, PICTURES } = await shop.bindings();
  const ask: Ask = async (sql) => (await DB.prepare(sql).all<Row>()).results;
  const phones = await addCustomers(ask, 2 * modes.length + 2);
  const { plenty } = await choosePacks(ask, { plenty: 3, scarce: 1, left: 5 });
  const before = await takeStock(ask);
  const rows: FaultRow[] = [];
  let address = 0;

  async function signedIn() {
    const visitor = visitShop(shop.url, `198.51.100.${(address += 1)}`);
    await visitor.ask("/login", { phoneNo: phones.pop() ?? "", password: customer.password });
    return visitor;
  }

  async function timed(
    fault: string,
    act: () => Promise<{ seen: string; wrong?: string[] }>,
  ): Promise<void> {
    const start = Date.now();
    const { seen, wrong = [] } = await act();
    rows.push({
      fault,
      seen,
      ms: Date.now() - start,
      lost: lostOf([
        ...wrong,
        ...(await auditBooks(ask, { before, answered: [], unanswered: Infinity })),
      ]),
    });
  }

  /** Online, with the gateway as it is; then, when it is well again, the same form once more. */
  async function payOnline(mode: Mode) {
    const visitor = await signedIn();
    await visitor.ask("/cart/add", { financialId: plenty[0] ?? "", qty: "2" });
    const form: Record<string, string> = {
      ...hiddenFields((await visitor.ask("/payment")).html, "/payment"),
      paymentMethod: "Online",
    };
    if (mode !== "gone") await shop.control({ service: "payment", mode, count: 4, ...tooLong });
    const first = await visitor.ask("/payment", form);
    const seen = `${first.status}, ${first.location?.startsWith("http") ? "the payment page" : saidIn((await visitor.ask(first.location ?? "/payment")).html)}`;
    if (mode === "gone") return { seen };
    await shop.control({ reset: true });
    const again = await visitor.ask("/payment", form);
    const [{ n } = {}] = await ask(
      `SELECT count(*) AS n FROM orders WHERE order_key = '${form.orderKey}'`,
    );
    const wrong = [
      ...(again.location?.includes("/payment-page/")
        ? []
        : [`the same form answers ${again.status} ${again.location}`]),
      ...(n === 1 ? [] : [`${n} orders of one form`]),
    ];
    return { seen: `${seen}; once more: the payment page`, wrong };
  }

  /**
   * The gateway seems to say that it was paid, and the buyer comes back with an address that says
   * so: nobody has paid.
   */
  async function lieAboutPayment() {
    const visitor = await signedIn();
    await visitor.ask("/cart/add", { financialId: plenty[2] ?? "", qty: "1" });
    const form: Record<string, string> = {
      ...hiddenFields((await visitor.ask("/payment")).html, "/payment"),
      paymentMethod: "Online",
    };
    await visitor.ask("/payment", form);
    const [{ id } = {}] = await ask(`SELECT id FROM orders WHERE order_key = '${form.orderKey}'`);
    await shop.control({ service: "payment", webhook: "forged", orderId: String(id) });
    const back = await visitor.ask(
      `/payment/return?order_id=${String(id)}&status=CHARGED&status_id=21&signature=bGll&signature_algorithm=HMAC-SHA256`,
    );
    await visitor.ask(`/payment/success?orderId=${String(id)}`);
    const [{ paid } = {}] = await ask(
      `SELECT paid_at AS paid FROM orders WHERE id = '${String(id)}'`,
    );
    return {
      seen: `${back.status}, and the order is as unpaid as it was`,
      wrong: paid === null ? [] : ["an order nobody paid for is paid"],
    };
  }

  async function register(mode: Mode, service: "sms" | "botcheck") {
    if (mode !== "gone") await shop.control({ service, mode, ...tooLong });
    const visitor = visitShop(shop.url, `198.51.100.${(address += 1)}`);
    const token: Record<string, string> =
      service === "botcheck" ? { "cf-turnstile-response": "XXXX.DUMMY.TOKEN.XXXX" } : {};
    const answer = await visitor.ask("/register", {
      name: "Meera",
      phoneNo: `70000000${10 + address}`,
      ...token,
    });
    await shop.control({ reset: true }).catch(() => undefined);
    const html = answer.location ? (await visitor.ask(answer.location)).html : answer.html;
    return {
      seen: `${answer.status}, ${answer.location ?? ""} ${saidIn(html)}`,
      wrong: answer.status < 500 ? [] : ["an error page"],
    };
  }

  async function lookUp(mode: Mode) {
    const visitor = await signedIn();
    if (mode !== "gone") await shop.control({ service: "geocoder", mode, ...tooLong });
    const body = JSON.stringify({ latitude: 12.97, longitude: 77.59 });
    const answer = await fetch(`${shop.url}/profile/location`, {
      method: "POST",
      body,
      headers: { Cookie: visitor.cookie(), "Content-Type": "application/json" },
    });
    await shop.control({ reset: true }).catch(() => undefined);
    return {
      seen: `${answer.status}, ${((await answer.json()) as { message?: string }).message ?? "an address"}`,
    };
  }

  async function allOf(mode: Mode): Promise<void> {
    await timed(`payment gateway ${named[mode]}`, () => payOnline(mode));
    await timed(`SMS gateway ${named[mode]}`, () => register(mode, "sms"));
    await timed(`bot check ${named[mode]}`, () => register(mode, "botcheck"));
    await timed(`geocoder ${named[mode]}`, () => lookUp(mode));
  }

  /** Cash needs nobody: it is ordered while the room can't hear of it. */
  async function payCash() {
    const visitor = await signedIn();
    await visitor.ask("/cart/add", { financialId: plenty[1] ?? "", qty: "1" });
    await visitor.ask("/payment", { paymentMethod: "Cash Or UPI" });
    const path = "/placeorder?method=cash";
    const placed = await visitor.ask(path, hiddenFields((await visitor.ask(path)).html, path));
    const order = await visitor.ask(placed.location ?? "/");
    return {
      seen: `${placed.status} to the order, which shows (${order.status})`,
      wrong: placed.location?.startsWith("/order/") && order.status === 200 ? [] : ["the order"],
    };
  }

  async function losePicture() {
    const { objects } = await PICTURES.list({ limit: 1000 });
    await PICTURES.delete(objects.map(({ key }) => key));
    const key = objects[0]?.key.split("/")[0] ?? "";
    const [page, picture] = [await fetch(shop.url), await fetch(`${shop.url}/images/${key}`)];
    return {
      seen: `the page ${page.status} with names and prices, the picture ${picture.status}`,
      wrong: page.status === 200 && picture.status === 404 ? [] : ["the page"],
    };
  }

  for (const mode of modes.filter((one) => one !== "gone")) await allOf(mode);
  await timed("payment gateway lying: forged webhook and return", lieAboutPayment);
  await timed("room killed", async () => {
    await shop.stopRoom();
    return payCash();
  });
  await timed("picture missing in R2", losePicture);
  if (modes.includes("gone")) {
    await shop.stopSandbox();
    await allOf("gone");
  }
  return rows;
}
