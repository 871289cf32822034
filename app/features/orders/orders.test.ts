import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import { formatPaise } from "#app/values/money.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { Invoice } from "./invoice.tsx";
import { getMyOrders } from "./my-orders.server.ts";
import { progressOf } from "./order-progress.ts";
import { cancelOrder } from "./cancel/cancel-order.server.ts";
import OrderPage, { loader } from "./order.route.tsx";
import { settleOrder } from "./settle/settle-order.server.ts";
import type { Order } from "./order.ts";
import { Tracking } from "./tracking.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function addOrder(
  userId: string,
  createdAt = Date.now(),
  paymentMethod = "Cash Or UPI",
): Promise<string> {
  const id = newId();
  const d1 = shop.bindings.DB;
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, lines_written, items_paise, created_at)
      VALUES (?, ?, ?, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', ?, 2, 2, 12345600, ?)`,
      )
      .bind(id, userId, newId(), paymentMethod, createdAt),
    ...[1, 0].map((position) =>
      d1
        .prepare(
          `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand,
      quantity_milli, units, qty, price_paise, dprice_paise) VALUES (?, ?, 'p', 'd', ?, 'atta', 'Aashirvaad', 5000, 'kg', 2, 30000, 28000)`,
        )
        .bind(id, position, `line ${position}`),
    ),
  ]);
  return id;
}

async function open(id: string, session: string | null, query = "") {
  const asked = await shop.ask(`/order/${id}${query}`, { cookies: session ? { session } : {} });
  return loader({ ...asked, params: { id } }).catch((thrown: Response) => thrown);
}

async function opened(id: string, session: string) {
  const answer = await open(id, session);
  if (answer instanceof Response) throw new Error(`Answered ${answer.status}`);
  return answer;
}

function markupOf(data: Awaited<ReturnType<typeof opened>>) {
  const routes = [
    { path: "/", element: createElement(OrderPage), loader: () => null, id: "order" },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { order: data } } });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const pageOf = async (id: string, session: string) => markupOf(await opened(id, session));

const supplier = {
  name: "Kirana Stores",
  address: "",
  taxNumber: "29ABCDE1234F1Z5",
  foodLicence: "",
  grievanceOfficer: "",
  contactPhone: "",
  secondPhone: "",
  messagingLink: "",
  supportEmail: "help@kirana.example",
  supportPhone: "",
};

function invoiceOf(order: Order): string {
  return renderToStaticMarkup(
    createElement(Invoice, { order, supplier, isPrintView: true, pictures: {} }),
  );
}

test("an order is shown to its owner and to an admin, and is a 404 to anyone else", async () => {
  const [owner, stranger, admin] = await Promise.all([
    shop.addCustomer(),
    shop.addCustomer(),
    shop.addCustomer({ isAdmin: true }),
  ]);
  const id = await addOrder(owner!.id);
  const { order, supplier: configured } = await opened(id, await shop.signIn(owner!.id));
  expect(order).toMatchObject({ id, customerName: "Ravi", totalPaise: 12_345_600 });
  expect(order.lines.map((line) => line.financialId)).toEqual(["line 0", "line 1"]);
  const { context } = await shop.ask("/");
  expect(configured.name).toBe(context.config.SUPPLIER_NAME);
  expect((await opened(id, await shop.signIn(admin!.id))).order.id).toBe(id);
  expect(await open(id, await shop.signIn(stranger!.id))).toMatchObject({ status: 404 });
  const visitor = (await open(id, null)) as Response;
  expect([visitor.status, visitor.headers.get("Location")]).toEqual([
    302,
    `/login?redirect=%2Forder%2F${id}`,
  ]);
});

test("an unknown or malformed order id is a 404 that says 'Order is empty', or shows the newest of the own, to the owner with the way to the own first page", async () => {
  const session = await shop.signIn((await shop.addCustomer()).id);
  for (const id of [newId(), "1", "%F0", "' OR 1=1 --", "x".repeat(10_000), "\ud800"]) {
    const answer = (await open(encodeURIComponent(id.toWellFormed()), session)) as Response;
    expect([answer.status, await answer.text()]).toEqual([404, "Order is empty"]);
  }
  const customer = await shop.addCustomer();
  const newest = await addOrder(customer.id);
  const buyer = (await open(newId(), await shop.signIn(customer.id))) as Response;
  expect([buyer.status, await buyer.json()]).toEqual([
    404,
    { newest: expect.objectContaining({ id: newest }) },
  ]);
  const owner = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const told = (await open(newId(), owner)) as Response;
  expect([told.status, await told.json()]).toEqual([
    404,
    { notYours: "Order is empty", firstPage: "/admin" },
  ]);
});

test("a cancelled order that was not paid says that nothing is left to pay", async () => {
  const owner = await shop.addCustomer();
  const { order } = await opened(await addOrder(owner.id), await shop.signIn(owner.id));
  const said = "Order Cancelled\nNothing is left to pay.";
  expect(invoiceOf(order)).not.toContain(said);
  expect(invoiceOf({ ...order, cancelledAt: Date.now() })).toContain(said);
  const [line] = order.lines;
  const struck = new RegExp(`<s[^>]*>${formatPaise(line!.dpricePaise * line!.qty)}</s>`);
  const data = await opened(order.id, await shop.signIn(owner.id));
  expect(markupOf({ ...data, order })).not.toMatch(struck);
  expect(markupOf({ ...data, order: { ...order, cancelledAt: 1 } })).toMatch(struck);
});

test("an order's customer is told once on the page what is to be paid, and once paid what was", async () => {
  const owner = await shop.addCustomer();
  const { order, ...data } = await opened(await addOrder(owner.id), await shop.signIn(owner.id));
  const owed = markupOf({ ...data, order });
  expect(owed.match(/Please Pay Amount of ₹1,23,456\.00 at Delivery time/g)).toHaveLength(1);
  expect(markupOf({ ...data, order: { ...order, cancelledAt: 1 } })).toContain(
    "Nothing is left to pay.",
  );
  const notes = {
    ...data.notes,
    lines: [{ text: "₹50.00 went back.", refund: "done" as const, at: 0 }],
  };
  const refunds = [{ amountPaise: 5000, status: "done" as const, at: 0 }];
  const back = { ...order, paidAt: 1, payablePaise: order.totalPaise - 5000, refunds };
  const paid = markupOf({ ...data, order: back, notes }).replace(/<[^>]*>/g, " ");
  expect(paid).toMatch(/Payment Status: Paid\s+₹1,23,456\.00/);
  expect(paid).toMatch(/Refund done\s+1 Jan 1970\s+₹50\.00 went back\./);
  expect(paid).toMatch(/You pay in the end\s+₹1,23,406\.00/);
  for (const once of ["Payment Status: Paid", "₹50.00"]) expect(paid.split(once)).toHaveLength(2);
});

test("once an order is delivered its steps are folded away, and what can be done stands before its goods", async () => {
  const owner = await shop.addCustomer();
  const { order, ...data } = await opened(await addOrder(owner.id), await shop.signIn(owner.id));
  const here = markupOf({
    ...data,
    order: { ...order, packedAt: 1, dispatchedAt: 2, deliveredAt: 3 },
  });
  expect(here).toMatch(/<details[^>]*><summary[^>]*><span><strong[^>]*>Order Delivered/);
  expect(here).toContain('aria-valuenow="100" aria-valuetext="Order Delivered"');
  for (const way of ["Order again", "Report a problem", "Return an item"])
    expect(here.indexOf(way)).toBeLessThan(here.indexOf("Aashirvaad Atta"));
  const placed = markupOf({ ...data, order: { ...order, note: "Ring twice" } });
  expect(placed).toMatch(/If something is missing: [^]*Note: Ring twice/);
  expect(here).not.toContain("If something is missing");
});

test("goods that came can be rated in their rows, until their buyer has", async () => {
  const customer = await shop.addCustomer();
  const session = await shop.signIn(customer.id);
  const id = await addOrder(customer.id);
  const d1 = shop.bindings.DB;
  const [pack] = await shop.addProduct({
    ...{ name: "Besan", brands: { Rajdhani: [{ pricePaise: 9_000 }] } },
  });
  const { productId, detailId, slug } = pack!;
  await d1
    .prepare(
      "UPDATE order_lines SET product_id = ?, detail_id = ? WHERE order_id = ? AND position = 0",
    )
    .bind(productId, detailId, id)
    .run();
  const link = `href="/product/${slug}#review"`;
  expect(await pageOf(id, session)).not.toContain(link);
  await d1
    .prepare("UPDATE orders SET packed_at = 1, dispatched_at = 2, delivered_at = 3 WHERE id = ?")
    .bind(id)
    .run();
  expect((await pageOf(id, session)).split(link)).toHaveLength(2);
  await d1
    .prepare(
      "INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at) VALUES (?, ?, ?, 'Ravi', 5, 'Good', 1)",
    )
    .bind(newId(), productId, customer.id)
    .run();
  expect(await pageOf(id, session)).not.toContain(link);
});

test("an order keeps name, phone, address and prices when they change later, or the product goes", async () => {
  const customer = await shop.addCustomer();
  const session = await shop.signIn(customer.id);
  const id = await addOrder(customer.id);
  const { order } = await opened(id, session);
  await shop.bindings.DB.batch(
    [
      "UPDATE users SET name = 'Else', phone = '9111111111' WHERE id = ?",
      "UPDATE addresses SET street = 'Elsewhere' WHERE user_id = ?",
    ].map((sql) => shop.bindings.DB.prepare(sql).bind(customer.id)),
  );
  await shop.bindings.DB.prepare("DELETE FROM products").run();
  expect((await opened(id, session)).order).toEqual(order);
});

test("progress follows the furthest step", () => {
  const none = {
    acceptedAt: null,
    paidAt: null,
    packedAt: null,
    dispatchedAt: null,
    deliveredAt: null,
    cancelledAt: null,
  };
  const placed = "Order Successfully Placed and Packing In Progress";
  expect(progressOf(none)).toEqual({ message: placed, percent: 25 });
  expect(progressOf({ ...none, paidAt: 1 })).toEqual({ message: placed, percent: 50 });
  expect(progressOf({ ...none, packedAt: 1 })).toEqual({
    message: "Order Packed and Ready for Dispatch",
    percent: 65,
  });
  expect(progressOf({ ...none, packedAt: 1, dispatchedAt: 1 })).toEqual({
    message: "Order Dispatched and Delivery In Progress",
    percent: 85,
  });
  expect(progressOf({ ...none, paidAt: 1, packedAt: 1, dispatchedAt: 1, deliveredAt: 1 })).toEqual({
    message: "Order Delivered",
    percent: 100,
  });
  const bar = renderToStaticMarkup(createElement(Tracking, { message: placed, percent: 25 }));
  expect(bar).toContain(`aria-valuenow="25" aria-valuetext="${placed}"`);
  expect(bar).not.toContain("style=");
});

test("the page of a cancelled order says by whom and why, and that nothing was in stock where a settlement left nothing", async () => {
  const [owner, admin] = [await shop.addCustomer(), await shop.addCustomer({ isAdmin: true })];
  const [id, empty] = [await addOrder(owner.id), await addOrder(owner.id)];
  const session = await shop.signIn(owner.id);
  const { context } = await shop.ask("/", { cookies: { session: await shop.signIn(admin.id) } });
  const by = (await getVisitor(context))!;
  await cancelOrder(context, by, { orderId: id, reason: "Our van broke down" });
  const lines = (await opened(empty, session)).order.lines;
  const packed = lines.map(({ financialId }) => ({ financialId, packed: 0 }));
  await settleOrder(context, empty, packed);
  const page = await pageOf(id, session);
  expect(page).toContain("<p>Reason: Our van broke down</p>");
  expect(page).toContain("Cancelled by the shop, ");
  expect(page).toMatch(/>Total<\/dt><dd class="[^"]*line-through/);
  expect(page).toMatch(/>To pay<\/dt><dd class="money">₹0\.00</);
  expect(page.indexOf("Order again")).toBeGreaterThan(page.indexOf("To pay"));
  expect(await pageOf(empty, session)).toContain("<p>Reason: Nothing of it was in stock.</p>");
  const own = await addOrder(owner.id);
  const customer = await shop.ask("/", { cookies: { session } });
  const self = (await getVisitor(customer.context))!;
  await cancelOrder(customer.context, self, { orderId: own, reason: "" });
  expect(await pageOf(own, session)).toContain("Cancelled by you, ");
});

test("an online order that is not paid says so, and how long its goods are held", async () => {
  const owner = await shop.addCustomer();
  const session = await shop.signIn(owner.id);
  const fresh = await pageOf(await addOrder(owner.id, Date.now(), "Online"), session);
  expect(fresh).toMatch(/<h1[^>]*>Payment not finished<\/h1>/);
  expect(fresh).toMatch(/We hold your items for you until \d+(:\d\d)? [ap]m\./);
  expect(fresh).not.toMatch(/Order Successfully Placed|at Delivery time/);
  const late = await pageOf(
    await addOrder(owner.id, Date.now() - 31 * 60 * 1000, "Online"),
    session,
  );
  expect(late).toContain("We no longer hold your items.");
  expect(late).toMatch(/\/pay"[^>]*><button[^>]*>Pay</);
});

test("the page says when it comes, and each step with its time from top to bottom", async () => {
  const owner = await shop.addCustomer();
  const session = await shop.signIn(owner.id);
  const id = await addOrder(owner.id, Date.parse("2030-11-25T12:05:00+05:30"));
  const { order, ...data } = await opened(id, session);
  const [slotFrom, slotTo] = [18, 20].map((hour) =>
    Date.parse(`2030-11-25T${hour}:00:00+05:30`),
  ) as [number, number];
  const html = markupOf({
    ...data,
    now: slotFrom,
    order: { ...order, slotFrom, slotTo, packedAt: Date.parse("2030-11-25T14:05:00+05:30") },
  });
  expect(html).toContain("Today 6 to 8 pm");
  expect(markupOf({ ...data, order })).not.toContain("As soon as possible");
  expect(markupOf({ ...data, order, hasWindows: true })).toContain("As soon as possible");
  const now = order.createdAt + 60_000;
  const soon = { ...data, now, hasWindows: true, dueBy: slotTo };
  expect(markupOf({ ...soon, order })).toContain("Today by 8 pm");
  const waits = { ...soon, now: now + 24 * 60 * 60_000, order };
  expect(markupOf(waits)).toMatch(
    /Was due <strong>Mon 25 Nov by 8 pm<.*?Sorry, it is late. Call us.*?href="tel:/,
  );
  const sent = { ...order, dispatchedAt: order.createdAt };
  expect(markupOf({ ...waits, dueBy: null, order: sent })).not.toMatch(/As soon as|Was due/);
  const unpaid = { ...order, slotFrom, slotTo, paymentMethod: "Online" as const };
  expect(markupOf({ ...data, now: slotFrom, order: unpaid })).not.toContain("Today 6 to 8 pm");
  expect(html.replace(/<[^>]*>/g, "")).toContain(
    "Placed 25 Nov 2030, 12:05Packed 14:05Dispatched Delivered ",
  );
  expect(html.match(/Download or print order/g)).toHaveLength(1);
});

test("an order tells its customer what was saved on MRP, where all of it comes and not on paper", async () => {
  const owner = await shop.addCustomer();
  const session = await shop.signIn(owner.id);
  const { order, ...data } = await opened(await addOrder(owner.id), session);
  const saved = "You saved ₹80.00 on MRP";
  expect(markupOf({ ...data, order })).toContain(saved);
  const cancelledAt = order.createdAt;
  expect(markupOf({ ...data, order: { ...order, cancelledAt } })).not.toContain(saved);
  expect(markupOf({ ...data, order: { ...order, returnedPaise: 100 } })).not.toContain(saved);
  expect(markupOf({ ...data, order, isPrintView: true })).not.toContain(saved);
});

test("what is left of today's windows promises nothing of an order that has none", async () => {
  const owner = await shop.addCustomer();
  const session = await shop.signIn(owner.id);
  const id = await addOrder(owner.id);
  const inAnHour = Date.now() + 3_600_000;
  await shop.bindings.DB.prepare(
    `INSERT INTO delivery_slots (id, day, from_at, to_at, cutoff_at, capacity, fee_paise)
      VALUES ('0123456701', ?, ?, ?, ?, 5, 0)`,
  )
    .bind(indianDay(inAnHour), inAnHour, inAnHour + 1, inAnHour)
    .run();
  const shown = await opened(id, session);
  await shop.bindings.DB.exec("DELETE FROM delivery_slots WHERE id = '0123456701'");
  expect(shown).toMatchObject({ hasWindows: true, dueBy: null });
});

test("an order stands under its short name and moment, and says whom to ask, and once it is delivered what to do about what is wrong", async () => {
  const owner = await shop.addCustomer();
  const session = await shop.signIn(owner.id);
  const id = await addOrder(owner.id, Date.parse("2030-11-25T12:05:00+05:30"));
  const { order, ...data } = await opened(id, session);
  const asked = markupOf({ ...data, order });
  expect(asked).toContain(`Order ${order.short} · 25 Nov 2030, 12:05`);
  expect(asked).toContain("Questions about this order?");
  expect(asked).toMatch(/<h1[^>]*>.*✓.*Thank you for your order<\/h1>/);
  expect(asked).toContain('href="tel:+91');
  expect(asked).not.toContain("Is something wrong or missing?");
  const out = { ...order, packedAt: 1, dispatchedAt: 2 };
  expect(markupOf({ ...data, order: out })).not.toContain("Is something wrong or missing?");
  const here = markupOf({ ...data, order: { ...out, deliveredAt: 3 } });
  expect(here).toContain("Is something wrong or missing?");
  expect(here).toContain('href="/terms.html#returns"');
  expect(here).toMatch(/<h1[^>]*>Your order<\/h1>/);
});

test("who works in the shop reads an order's goods once, how far it is in a word, and is asked on paper alone to pay", async () => {
  const admin = await shop.addCustomer({ isAdmin: true });
  const id = await addOrder((await shop.addCustomer()).id);
  const shown = await pageOf(id, await shop.signIn(admin.id));
  expect(shown.match(/Aashirvaad Atta/g)).toHaveLength(2);
  expect(shown).toContain('data-stand="new">New<');
  expect(shown).toMatch(/<div class="[^"]*hidden print:block[^"]*"><p[^>]*>Please Pay Amount/);
  expect(shown).toMatch(/<div class="[^"]*hidden print:flex[^"]*"><dt[^>]*>Order number/);
});

test("the invoice says what is to be paid, and once paid its number and reference", async () => {
  const customer = await shop.addCustomer();
  const { order } = await opened(await addOrder(customer.id), await shop.signIn(customer.id));
  const unpaid = invoiceOf(order);
  for (const text of [
    "Invoice",
    order.id,
    "Please Pay Amount of ₹1,23,456.00 at Delivery time",
    "Aashirvaad Atta",
    "5 kg",
    "₹300.00",
    "₹280.00",
    "₹560.00",
    "Thank you for your Shopping!",
  ])
    expect(unpaid).toContain(text);
  expect(unpaid).not.toContain("Payment Status: Paid");
  const paid = invoiceOf({
    ...order,
    paidAt: 1,
    documentNumber: "KI/26-27/0001",
    paymentReference: "ref-1",
  });
  for (const text of ["KI/26-27/0001", "ref-1", "Payment Status: Paid"])
    expect(paid).toContain(text);
  expect(paid).not.toContain("Please Pay");
  const refunded = { ...order, paidAt: 1, payablePaise: order.totalPaise - 5000 };
  const less = invoiceOf({ ...refunded, refunds: [{ amountPaise: 5000, status: "done", at: 1 }] });
  expect(less).toContain("Paid ₹1,23,456.00, refund ₹50.00.");
  expect(less).not.toContain("Amount to pay");
  const method = /Payment method<\/dt><dd[^>]*>([^<]*)/;
  const methods = [null, "Cash", "UPI", "UPI 1234"].map((paymentReference) => {
    const paidAt = paymentReference === null ? null : 1;
    return method.exec(invoiceOf({ ...order, paidAt, paymentReference }))?.[1];
  });
  expect(methods).toEqual(["Cash/UPI Payment On Delivery", "Cash", "UPI", "UPI"]);
});

test("supplier data that isn't configured leaves its row out", async () => {
  const customer = await shop.addCustomer();
  const { order } = await opened(await addOrder(customer.id), await shop.signIn(customer.id));
  const invoice = invoiceOf(order);
  for (const text of ["Kirana Stores", "29ABCDE1234F1Z5", "help@kirana.example"])
    expect(invoice).toContain(text);
  for (const label of ["FSSAI licence", "Support phone"]) expect(invoice).not.toContain(label);
});

test("my orders are the customer's own, newest first, twenty a page", async () => {
  const [customer, other] = [await shop.addCustomer(), await shop.addCustomer()];
  await addOrder(other.id);
  const ids: string[] = [];
  for (let day = 1; day <= 21; day += 1) ids.unshift(await addOrder(customer.id, day * 86_400_000));
  const { context } = await shop.ask("/profile", {
    cookies: { session: await shop.signIn(customer.id) },
  });
  const first = await getMyOrders(context, 1);
  expect(first.orders.map((order) => order.id)).toEqual(ids.slice(0, 20));
  expect(first).toMatchObject({ page: 1, hasNext: true });
  expect(first.orders[0]).toEqual({
    id: ids[0],
    short: ids[0]?.slice(0, 6).toUpperCase(),
    createdAt: 21 * 86_400_000,
    isPaid: false,
    isNothingLeft: false,
    refundPaise: 0,
    isOnKhata: false,
    step: "Placed",
    items: "Aashirvaad Atta, Aashirvaad Atta",
    image: "",
    totalPaise: 12_345_600,
  });
  expect(await getMyOrders(context, 2)).toMatchObject({
    orders: [{ id: ids[20] }],
    hasNext: false,
  });
  for (const page of [NaN, -1, 0, 1.5]) expect((await getMyOrders(context, page)).page).toBe(1);
  expect((await getMyOrders(context, 1e9)).orders).toEqual([]);
});

/** Where the buttons of the panel that stands first lead. */
function nextOf(markup: string): string[] {
  const panel = markup.slice(markup.indexOf('aria-labelledby="next"')).split("</section>")[0] ?? "";
  return [...panel.matchAll(/action="\/order\/\w+\/([\w-]+)"/gi)].map(([, step = ""]) => step);
}

test("staff have the one next step first: its button, or at the door the ways to pay with a code", async () => {
  const [owner, admin] = [await shop.addCustomer(), await shop.addCustomer({ isAdmin: true })];
  const [id, session] = [await addOrder(owner.id), await shop.signIn(admin.id)];
  const seen = [nextOf(await pageOf(id, session))];
  for (const step of ["accepted", "packed", "dispatched", "delivered"]) {
    // Longer ago than a step can be taken back.
    await shop.bindings.DB.prepare(`UPDATE orders SET ${step}_at = 1 WHERE id = ?`).bind(id).run();
    seen.push(nextOf(await pageOf(id, session)));
  }
  const atDoor = ["deliver-cash", "deliver-upi", "link", "deliver"];
  expect(seen).toEqual([["accept"], ["pack"], ["dispatch"], atDoor, []]);
  const delivered = await pageOf(id, session);
  expect(delivered.indexOf('id="collect"')).toBeLessThan(
    delivered.indexOf('aria-label="Customer"'),
  );
  expect(await pageOf(id, await shop.signIn(owner.id))).not.toContain('aria-labelledby="next"');
});
