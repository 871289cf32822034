import { afterAll, beforeAll, expect, test } from "vitest";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { newId, shortOf } from "#app/values/identifier.ts";
import { startSandbox } from "#sandbox/server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action } from "#app/features/admin/counter/command.route.tsx";

type Device = { endpoint: string; p256dh: string; auth: string };

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let shop: TestShop;
let admin: { id: string; session: string };
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, shopOrigin: "http://shop.test" });
  shop = await openTestShop({ PUSH_SERVICES: sandbox.url, PARTY_URL: sandbox.url });
  const { id } = await shop.addCustomer({ isAdmin: true });
  admin = { id, session: await shop.signIn(id) };
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const deviceThatAnswers = async (answers: number): Promise<Device> =>
  (await fetch(`${sandbox.url}/push/devices`, {
    method: "POST",
    body: JSON.stringify({ answers }),
  }).then((answer) => answer.json())) as Device;

async function send(fields: Record<string, string>, session = admin.session): Promise<number> {
  const asked = await shop.ask("/admin/counter/push", {
    method: "POST",
    body: new URLSearchParams(fields),
    cookies: { session },
  });
  return action(asked).then(
    ({ status }) => status,
    (thrown: Response) => thrown.status,
  );
}

const kept = async ({ endpoint }: Device) =>
  shop.bindings.DB.prepare("SELECT failures, ok_at FROM push_subscriptions WHERE endpoint = ?")
    .bind(endpoint)
    .first();
const shown = async () => (await fetch(`${sandbox.url}/push.json`)).json() as Promise<object[]>;

async function placeOrder(): Promise<string> {
  const id = newId();
  await shop.bindings.DB.prepare(
    `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
    payment_method, line_count, items_paise, created_at)
    VALUES (?1, ?1, '', 'Meena Iyer', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 7, 45200, 1)`,
  )
    .bind(id)
    .run();
  const { context } = await shop.ask("/");
  tellCounter(context, "orderPlaced", id);
  await shop.settled();
  return id;
}

test("a phone that is switched on shows a new order, how much and how many items, and nothing of the customer's", async () => {
  const device = await deviceThatAnswers(201);
  await placeOrder();
  expect(await shown()).toEqual([]);
  expect(await send(device)).toBe(303);
  const id = await placeOrder();
  const [message, ...others] = await shown();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    ttl: 600,
    urgency: "high",
    topic: shortOf(id),
    message: {
      web_push: 8030,
      notification: {
        title: "New order",
        body: "₹452.00, 7 items",
        tag: shortOf(id),
        navigate: "http://shop.test/admin/counter",
      },
    },
  });
  expect(JSON.stringify(message)).not.toMatch(/Meena|9876543210|Main Road/);
  expect(await kept(device)).toMatchObject({ failures: 0, ok_at: expect.any(Number) });
  expect(await send({ ...device, off: "1" })).toBe(303);
  await placeOrder();
  expect(await shown()).toHaveLength(1);
});

test("a phone that is gone is forgotten, one whose service fails is tried five times in a row", async () => {
  const [gone, failing] = [await deviceThatAnswers(410), await deviceThatAnswers(500)];
  const other = await shop.signIn(admin.id);
  expect([await send(gone), await send(failing, other)]).toEqual([303, 303]);
  await placeOrder();
  expect(await kept(gone)).toBeNull();
  expect(await kept(failing)).toMatchObject({ failures: 1, ok_at: null });
  for (const failures of [2, 3, 4]) {
    await placeOrder();
    expect(await kept(failing)).toMatchObject({ failures });
  }
  await placeOrder();
  expect(await kept(failing)).toBeNull();
});

test("only hosts of the listed push services are told, and only what is a subscription is kept", async () => {
  const device = await deviceThatAnswers(201);
  for (const endpoint of [
    "https://evil.example/push",
    "http://localhost:1/push",
    `${sandbox.url}.evil.example/push`,
    "nonsense",
  ])
    expect(await send({ ...device, endpoint }), endpoint).toBe(400);
  expect(await send({ ...device, auth: "short" })).toBe(400);
  expect(await send({ ...device, p256dh: "!".repeat(87) })).toBe(400);
  const customer = await shop.signIn((await shop.addCustomer()).id);
  expect(await send(device, customer)).toBe(302);
  expect(await kept(device)).toBeNull();
});

test("a phone of an admin who speaks Hindi shows it in Hindi", async () => {
  const device = await deviceThatAnswers(201);
  expect(await send(device)).toBe(303);
  const speak = (language: string | null) =>
    shop.bindings.DB.prepare("UPDATE users SET language = ? WHERE id = ?")
      .bind(language, admin.id)
      .run();
  await speak("hi");
  await placeOrder();
  await speak(null);
  expect((await shown())[0]).toMatchObject({
    message: { notification: { title: "नया ऑर्डर", body: "₹452.00, 7 सामान" } },
  });
  expect(await send({ ...device, off: "1" })).toBe(303);
});

test("who is no admin any more is told nothing", async () => {
  const device = await deviceThatAnswers(201);
  const { id } = await shop.addCustomer({ isAdmin: true });
  expect(await send(device, await shop.signIn(id))).toBe(303);
  await shop.bindings.DB.prepare("UPDATE users SET role = NULL WHERE id = ?").bind(id).run();
  const before = (await shown()).length;
  await placeOrder();
  expect(await shown()).toHaveLength(before);
});
