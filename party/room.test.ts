import { expect, test } from "vitest";
import { maxMessageBytes } from "./messages.ts";
import { admit, createRoom, floodWindowMs, type RoomListener } from "./room.ts";
import { roomPath } from "./messages.ts";
import { batch, cart, news, settings } from "./test-support.ts";

const address = `http://room.example${roomPath}`;

function listener() {
  const sent: string[] = [];
  const closed: number[] = [];
  const one: { state: unknown } & RoomListener = {
    state: null,
    setState: (products) => (one.state = products),
    send: (message) => void sent.push(message),
    close: (code) => void closed.push(code),
  };
  return { one, sent, closed };
}

function publication(body: string): Request {
  return new Request(address, { method: "POST", body });
}

async function status(request: Request, using: object = settings): Promise<number> {
  const admitted = await admit(request, using);
  return admitted instanceof Response ? admitted.status : 200;
}

function socket(headers: Record<string, string> = {}): Request {
  return new Request(`${address}?_pk=mine`, { headers: { Upgrade: "websocket", ...headers } });
}

function post(authorization?: string): Request {
  return new Request(address, { method: "POST", headers: authorization ? { authorization } : {} });
}

test("a socket is taken from the shop's origins and from no origin", async () => {
  expect(await status(socket())).toBe(200);
  expect(await status(socket({ Origin: "https://shop.example" }))).toBe(200);
  expect(await status(socket({ Origin: "http://localhost:8787" }))).toBe(200);
});

test("a socket from a foreign origin is refused", async () => {
  for (const Origin of ["https://evil.example", "null", "https://shop.example.evil.example", ""]) {
    expect(await status(socket({ Origin }))).toBe(403);
  }
  expect(await status(socket({ Origin: "https://shop.example" }), {})).toBe(403);
});

test("a client can't choose its connection id", async () => {
  expect(await admit(socket(), settings)).toMatchObject({ url: address });
});

test("only the secret publishes, and no secret configured means nobody does", async () => {
  expect(await status(post("Bearer only-for-tests"))).toBe(200);
  const wrongs = ["only-for-tests", "Bearer only-for-test", "Bearer only-for-tests1"];
  for (const wrong of [undefined, "Bearer", ...wrongs]) {
    expect(await status(post(wrong))).toBe(403);
  }
  expect(await status(post("Bearer undefined"), {})).toBe(403);
  expect(await status(post("Bearer "), { PARTY_SECRET: "" })).toBe(403);
});

test("reading the room by HTTP is refused, with the secret as a wrong method", async () => {
  expect(await status(new Request(address))).toBe(403);
  const headers = { authorization: "Bearer only-for-tests" };
  expect(await status(new Request(address, { headers }))).toBe(405);
});

test("there is only one room", async () => {
  const paths = ["/", "/parties/catalogue", "/parties/catalogue/other", "/parties/main/live"];
  for (const path of paths) {
    expect(await status(new Request(`http://room.example${path}`))).toBe(404);
  }
});

test("news reaches those who hold the product, by their latest cart", async () => {
  const room = createRoom();
  const [holder, other, former] = [listener(), listener(), listener()];
  room.hear(holder.one, cart("p1", "p2"), 0);
  room.hear(other.one, cart("p3"), 0);
  room.hear(former.one, cart("p1"), 0);
  room.hear(former.one, cart(), 1);
  const listeners = [holder.one, other.one, former.one, listener().one];
  const answer = await room.publish(publication(news("p1")), listeners);
  expect(answer.status).toBe(204);
  expect([holder.sent.length, other.sent.length, former.sent.length]).toEqual([1, 0, 0]);
});

test("of many products published at once each listener hears its own, a message each", async () => {
  const room = createRoom();
  const [both, one] = [listener(), listener()];
  room.hear(both.one, cart("p1", "p3"), 0);
  room.hear(one.one, cart("p2"), 0);
  const answer = await room.publish(publication(batch("p1", "p2", "p3")), [both.one, one.one]);
  expect(answer.status).toBe(204);
  expect([both.sent, one.sent]).toEqual([[news("p1"), news("p3")], [news("p2")]]);
});

test("nonsense leaves the cart as it was", async () => {
  const room = createRoom();
  const { one, sent } = listener();
  room.hear(one, cart("p1"), 0);
  for (const nonsense of ["", "{", new ArrayBuffer(8), news("p1")]) room.hear(one, nonsense, 0);
  await room.publish(publication(news("p1")), [one]);
  expect(sent).toHaveLength(1);
});

test("a message over 64 KB is not read, counted in bytes", () => {
  const room = createRoom();
  const { one } = listener();
  const message = cart("p1");
  room.hear(one, message.padEnd(maxMessageBytes + 1), 0);
  room.hear(one, message.replace("{", `{"note":"${"₹".repeat(30_000)}",`), 0);
  expect(one.state).toBeNull();
  room.hear(one, message.padEnd(maxMessageBytes), 0);
  expect(one.state).not.toBeNull();
});

test("a hundred messages in ten seconds are heard, one more closes", () => {
  const room = createRoom();
  const { one, closed } = listener();
  for (let at = 0; at < 100; at += 1) room.hear(one, "", at);
  expect(closed).toEqual([]);
  room.hear(one, cart("p1"), floodWindowMs - 1);
  expect(closed).toEqual([1008]);
  expect(one.state).toBeNull();
});

test("the ten seconds slide", () => {
  const room = createRoom();
  const { one, closed } = listener();
  for (let at = 0; at < 1000; at += 1) room.hear(one, "", at * 100);
  expect(closed).toEqual([]);
  room.hear(one, "", 999 * 100);
  expect(closed).toEqual([1008]);
});

test("a malformed publication is 400, one over 64 KB 413", async () => {
  const { publish } = createRoom();
  const send = async (body: string) => (await publish(publication(body), [])).status;
  expect(await send("nonsense")).toBe(400);
  expect(await send('{"type":"productUpdate","product":{}}')).toBe(400);
  expect(await send('{"type":"productUpdates","products":[{}]}')).toBe(400);
  expect(await send(" ".repeat(maxMessageBytes + 1))).toBe(413);
});
