// Every address of the map and every call, asked by each of six kinds of people.
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiCalls } from "#app/features/api/document/calls.server.ts";
import routes from "#app/routes.ts";
import { type Right, type Role, isRight, may, roles } from "#app/values/roles.ts";
import { words } from "#app/values/roles.words.ts";
import { type ApiShop, openApiShop } from "./api-shop.ts";
import { type WholeShop, openWholeShop } from "./whole-shop.ts";

const origin = "http://localhost";
type Kind = "visitor" | "customer" | Role;
type Person = Awaited<ReturnType<ApiShop["addVisitor"]>>;
type Asked = { kind: Kind; path: string; method?: string };

let api: ApiShop;
let shop: WholeShop;
let people: Record<Exclude<Kind, "visitor">, Person>;
let orderId: string;
let slug: string;
const phone = "9812345670";
beforeAll(async () => {
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  const [owner, cashier, packer, rider] = await Promise.all(
    roles.map((role) => api.addVisitor({ role, isAdmin: role === "owner" })),
  );
  const customer = await api.addVisitor({ phone });
  people = { customer, owner: owner!, cashier: cashier!, packer: packer!, rider: rider! };
  const pack = await api.addPack();
  slug = pack.slug;
  const placed = await api.post(
    "/api/orders",
    {
      orderItems: [{ financialId: pack.financialId, qty: 1 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: customer.token },
  );
  orderId = String(placed.body._id);
  const asOwner = { token: people.owner.token };
  await api.put(`/api/khata/${customer.id}`, { limit: 5000 }, asOwner);
  for (const step of ["pack", "khata", "dispatch"])
    expect((await api.put(`/api/orders/${orderId}/${step}`, {}, asOwner)).status).toBe(200);
});
afterAll(() => api.close());

async function ask({ kind, path, method = "GET" }: Asked) {
  const cookies = kind === "visitor" ? {} : { session: people[kind].session };
  const { request } = await api.ask(path, { cookies });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  const sent = method === "GET" ? {} : { method, body: new URLSearchParams() };
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  const text = answer.status < 300 || answer.status > 399 ? await answer.text() : "";
  return { status: answer.status, to: answer.headers.get("Location") ?? "", text };
}

/** What of the shop's is not the owner's alone, as the shop promises it. */
const shared: Record<string, Right> = {
  "/admin/counter": "counter",
  "/admin/counter/accept": "counter",
  "/admin/counter/dispatch": "counter",
  "/admin/counter/push": "counter",
  "/admin/counter/orders": "counter",
  "/admin/counter/picking": "counter",
  "/admin/counter/ticks": "counter",
  "/admin/counter/delivery": "counter",
  "/admin/counter/print": "till",
  "/admin/sell": "till",
  "/admin/sell/cash": "till",
  "/admin/sell/upi": "till",
  "/admin/sell/khata": "till",
  "/admin/sell/code": "till",
  "/admin/sell/list": "till",
  "/admin/sell/send": "till",
  "/admin/sell/deliver": "till",
  "/admin/sell/find": "till",
  "/admin/sell/upi-code": "till",
  "/admin/orders": "counter",
  "/admin/orderlist": "counter",
  "/admin/complaints": "till",
  "/run": "run",
  "/run/deliver": "run",
  "/run/handover": "run",
  "/run/send": "run",
  "/admin/day": "till",
  "/admin/day/entry": "till",
  "/admin/day/count": "till",
  "/admin/khata": "till",
  "/admin/khata/:id": "till",
  "/order/:id/picking": "counter",
  "/order/:id/settle": "counter",
  "/order/:id/return": "till",
};
/** Of commands that have no page. */
const commands: Record<string, Right> = {
  accept: "counter",
  pack: "counter",
  dispatch: "counter",
  deliver: "till",
  cash: "till",
  khata: "till",
  undo: "till",
  upi: "till",
  link: "till",
};

const flat = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
const addresses = [
  ...new Set(
    flat(routes as RouteConfigEntry[]).flatMap(({ path, id }) =>
      path && path !== "api/*" && path !== "*" && id !== "admin-frame" ? [`/${path}`] : [],
    ),
  ),
];
const rightOf = (address: string): Right | null =>
  shared[address] ?? (address.startsWith("/admin/") ? "admin" : null);
const filled = (address: string) => {
  const query = address.startsWith("/admin/counter/") ? `?orders=${orderId}` : "";
  const id = address.startsWith("/order") ? orderId : people.customer.id;
  return address.replace(":id", id).replace(/:slug/, slug).replace(/:\w+/, "1") + query;
};
const firstPages = {
  ...{ owner: "/admin", cashier: "/admin/counter", packer: "/admin/counter" },
  rider: "/run",
};
const kinds: Kind[] = ["visitor", "customer", ...roles];
const staff = (right: Right, can: boolean) => roles.filter((role) => may(role, right) === can);

test("every page of the shop's people opens for who may, says whose it is to the others, and leads everybody else to sign in", async () => {
  let count = 0;
  for (const address of addresses) {
    const right = rightOf(address);
    if (!right) continue;
    count += 1;
    const path = filled(address);
    for (const kind of ["visitor", "customer"] as const) {
      const { status, to } = await ask({ kind, path });
      // A command without a page leads to its list, and that to sign in.
      expect([address, kind, status, to]).toEqual([
        ...[address, kind, 302],
        expect.stringMatching(/^\/(login\?|admin\/|order\/)/),
      ]);
    }
    for (const role of staff(right, true)) {
      const { status, to } = await ask({ kind: role, path });
      expect([address, role, status === 403, to.startsWith("/login")]).toEqual([
        ...[address, role, false, false],
      ]);
    }
    for (const role of staff(right, false)) {
      const { status, text, to } = await ask({ kind: role, path });
      if (status === 302)
        expect([address, to]).toEqual([address, expect.stringMatching(/^\/admin/)]);
      else {
        expect([address, role, status]).toEqual([address, role, 403]);
        expect(text).toContain(words.whose[right]);
        expect(text).toContain(firstPages[role]);
      }
      const posted = await ask({ kind: role, path, method: "POST" });
      expect([address, role, posted.status]).toEqual([
        ...[address, role],
        expect.toSatisfy((code: number) => [403, 404, 405].includes(code)),
      ]);
    }
  }
  expect(count).toBeGreaterThan(60);
});

test("each step of an order is taken by who may, and refused to the others", async () => {
  for (const [word, right] of Object.entries(commands))
    for (const role of staff(right, false)) {
      const { status, text } = await ask({
        ...{ kind: role, path: `/order/${orderId}/${word}`, method: "POST" },
      });
      expect([word, role, status, text.includes(words.whose[right])]).toEqual([
        ...[word, role, 403, true],
      ]);
    }
});

test("no page of shoppers is refused to the shop's people", async () => {
  for (const address of addresses.filter((one) => !rightOf(one) && !/^\/(order|run)/.test(one)))
    for (const kind of roles)
      expect([address, kind, (await ask({ kind, path: filled(address) })).status]).not.toContain(
        403,
      );
});

test("each call is taken from who may, and refused to the others in words", async () => {
  for (const { method, path, auth, example } of apiCalls) {
    if (!isRight(auth)) continue;
    const to = path.replace(/\{\w+\}/g, "0000000000000000");
    const send = (token?: string) =>
      api.send(method, to, { body: example?.body, ...(token ? { token } : {}) });
    expect([path, (await send()).status]).toEqual([path, 401]);
    expect([path, (await send(people.customer.token)).status]).toEqual([path, 403]);
    for (const role of staff(auth, false)) {
      const { status, body } = await send(people[role].token);
      expect([path, role, status, body.message]).toEqual([path, role, 403, words.whose[auth]]);
    }
  }
});

test("nobody but who may sees another's order, cancels it, takes its money or its paper", async () => {
  const status = async (role: Role, method: string, step = "", body?: object) =>
    (
      await api.send(method, `/api/orders/${orderId}${step}`, {
        token: people[role].token,
        ...(body ? { body } : {}),
      })
    ).status;
  expect(await status("rider", "GET")).toBe(403);
  expect(await status("packer", "GET")).toBe(200);
  expect(await status("packer", "GET", "/document")).toBe(403);
  expect(await status("cashier", "GET", "/document")).toBe(200);
  for (const role of ["packer", "rider"] as const) {
    expect(await status(role, "PUT", "/cancel", {})).toBe(403);
    expect(await status(role, "PUT", "/pay", { method: "cash" })).toBe(403);
    for (const page of ["cancel", "print"])
      expect((await ask({ kind: role, path: `/order/${orderId}/${page}` })).status).toBe(403);
  }
  expect((await ask({ kind: "rider", path: `/order/${orderId}` })).status).toBe(403);
});

test("/admin leads everybody to the own first page", async () => {
  const to = async (kind: Kind) => (await ask({ kind, path: "/admin" })).to;
  expect(await Promise.all(kinds.map(to))).toEqual([
    ...["/login?redirect=%2Fadmin", "/login?redirect=%2Fadmin"],
    ...["", "/admin/counter", "/admin/counter", "/run"],
  ]);
});

test("no phone and no khata of a customer leaves the shop for a packer, in page, data or call", async () => {
  const pages = [
    ...["/admin/counter", "/admin/counter/orders", `/admin/counter/delivery?orders=${orderId}`],
    ...[
      `/admin/counter/picking?orders=${orderId}`,
      `/order/${orderId}`,
      "/admin/orders",
      "/admin/orderlist",
    ],
    ...[`/order/${orderId}/settle`, `/order/${orderId}/picking`, `/order/${orderId}?print`],
    ...[`/order/${orderId}.data`, "/admin/counter.data", `/admin/orderlist?query=${phone}`],
  ];
  const tells = /khataAt",\d|khata/i;
  for (const path of pages) {
    const { status, text } = await ask({ kind: "packer", path });
    expect([path, status]).toEqual([path, 200]);
    const shown = text.replaceAll("khataAt", "").replaceAll(`query=${phone}`, "");
    expect([path, tells.exec(shown)?.[0]]).toEqual([path, undefined]);
    if (!path.includes(phone)) expect([path, text.includes(phone)]).toEqual([path, false]);
    else expect([path, text.includes(orderId)]).toEqual([path, false]);
  }
  const token = people.packer.token;
  for (const path of [`/api/orders/${orderId}`, "/api/orders", `/api/orders?keyword=${phone}`]) {
    const { body } = await api.get(path, { token });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${phone}|phoneNo|hata`));
  }
  const cashiers = await api.get(`/api/orders/${orderId}`, { token: people.cashier.token });
  expect(cashiers.body).toMatchObject({ user: { phoneNo: phone }, isOnKhata: true });
});
