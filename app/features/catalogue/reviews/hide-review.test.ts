import { afterAll, beforeAll, expect, test } from "vitest";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { action, loader } from "#app/features/admin/reviews/reviews.route.tsx";
import { changesOf, subjectOf } from "#app/features/audit/entry.ts";
import { getProduct } from "#app/features/catalogue/product/product.server.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: Awaited<ReturnType<ApiShop["addVisitor"]>>;
beforeAll(async () => {
  shop = await openApiShop();
  admin = await shop.addVisitor({ isAdmin: true, name: "Asha" });
});
afterAll(() => shop.close());

type Pack = Awaited<ReturnType<ApiShop["addPack"]>>;
type Visitor = { id: string; token: string; session: string };

async function review({ slug }: Pack, { token }: Visitor, rating = 5) {
  const { status, body } = await shop.post(
    `/api/products/${slug}/reviews`,
    { rating, comment: "Fresh" },
    { token },
  );
  expect(status).toBe(201);
  return String(body._id);
}

async function order({ financialId }: Pack, { token }: Visitor) {
  const { body } = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 1 }],
      shippingAddress: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token },
  );
  return String(body._id);
}

const shown = async ({ slug }: Pack) => {
  const { body } = await shop.get(`/api/products/${slug}`);
  const page = await getProduct((await shop.ask(`/product/${slug}`)).context, slug);
  const { rating, numReviews, reviews } = body as {
    rating: number;
    numReviews: number;
    reviews: { _id: string; isBoughtHere: boolean }[];
  };
  const bought = reviews.map(({ isBoughtHere }) => isBoughtHere);
  expect(page!.reviews.map(({ isBoughtHere }) => isBoughtHere)).toEqual(bought);
  expect([page!.ratingSum, page!.reviewCount]).toEqual([rating * numReviews, numReviews]);
  return { rating, numReviews, bought };
};
const step = (orderId: string, name: string) =>
  shop.put(`/api/orders/${orderId}/${name}`, undefined, { token: admin.token });
const hide = (path: string, isHidden: boolean, { token }: { token: string } = admin) =>
  shop.put(path, { isHidden }, { token });
const post = async (fields: Record<string, string>, { session }: { session: string } = admin) =>
  action(
    await shop.ask("/admin/reviews", {
      method: "POST",
      body: new URLSearchParams(fields),
      cookies: { session },
    }),
  );

test("a review says 'Bought here' once the product was delivered to who wrote it, and no longer when that was undone", async () => {
  const [pack, other] = [await shop.addPack(), await shop.addPack()];
  const buyer = await shop.addVisitor();
  const stranger = await shop.addVisitor();
  await review(pack, buyer);
  await review(other, buyer);
  await review(pack, stranger);
  const orderId = await order(pack, buyer);
  for (const name of ["pack", "dispatch"]) await step(orderId, name);
  expect((await shown(pack)).bought).toEqual([false, false]);
  await step(orderId, "deliver");
  expect((await shown(pack)).bought.toSorted()).toEqual([false, true]);
  expect((await shown(other)).bought).toEqual([false]);
  await shop.bindings.DB.prepare("UPDATE orders SET delivered_at = NULL WHERE id = ?")
    .bind(orderId)
    .run();
  expect((await shown(pack)).bought).toEqual([false, false]);
});

test("an admin hides a review by the API and shows it again: the rating counts only what is shown, and the log tells", async () => {
  const pack = await shop.addPack({}, "Hidden Rice");
  const [one, two] = [await shop.addVisitor(), await shop.addVisitor()];
  const bad = await review(pack, one, 1);
  await review(pack, two, 5);
  const path = `/api/products/${pack.slug}/reviews/${bad}`;
  expect((await hide(path, true, two)).status).toBe(403);
  expect((await hide(path, true, { token: "" })).status).toBe(401);
  expect((await hide(`/api/products/${pack.slug}/reviews/unknown`, true)).status).toBe(404);
  const elsewhere = await shop.addPack();
  expect((await hide(`/api/products/${elsewhere.slug}/reviews/${bad}`, true)).status).toBe(404);
  expect(await shown(pack)).toMatchObject({ rating: 3, numReviews: 2 });
  for (const repeat of [1, 2])
    expect(await hide(path, true), String(repeat)).toMatchObject({
      status: 200,
      body: { _id: bad, isHidden: true },
    });
  expect(await shown(pack)).toMatchObject({ rating: 5, numReviews: 1 });
  await hide(path, false);
  expect(await shown(pack)).toMatchObject({ rating: 3, numReviews: 2 });
  const { context } = await shop.ask("/");
  const { entries } = await listEntries(context, { kind: "review", before: null });
  expect(entries.map((entry) => [entry.userName, subjectOf(entry), changesOf(entry)])).toEqual([
    ["Asha", "Of Hidden Rice", [{ field: "Hidden", was: "yes", is: "no" }]],
    ["Asha", "Of Hidden Rice", [{ field: "Hidden", was: "no", is: "yes" }]],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Ravi|Fresh/);
});

test("the owner's page lists reviews newest first, hidden ones too, and hides and shows by a form", async () => {
  const pack = await shop.addPack();
  const reviewId = await review(pack, await shop.addVisitor(), 2);
  const list = async (session = admin.session) =>
    (await loader(await shop.ask("/admin/reviews", { cookies: { session } }))).reviews;
  expect((await list())[0]).toMatchObject({ id: reviewId, hiddenAt: null, rating: 2 });
  const hidden = (await post({ reviewId, to: "hide" })) as Response;
  expect([hidden.status, hidden.headers.get("Location")]).toEqual([303, "/admin/reviews"]);
  expect(await shown(pack)).toEqual({ rating: 0, numReviews: 0, bought: [] });
  expect((await list())[0]!.hiddenAt).toBeGreaterThan(0);
  await post({ reviewId, to: "show" });
  expect(await shown(pack)).toMatchObject({ rating: 2, numReviews: 1 });
  expect(await post({ reviewId: "x", to: "hide" })).toMatchObject({ init: { status: 404 } });
  expect(await post({ reviewId, to: "delete" })).toMatchObject({ init: { status: 400 } });
  const customer = await shop.addVisitor();
  await expect(list(customer.session)).rejects.toMatchObject({ status: 302 });
  await expect(post({ reviewId, to: "hide" }, customer)).rejects.toMatchObject({ status: 302 });
});

test("of fourteen reviews at once a customer writes ten a day, then waits as told", async () => {
  const customer = await shop.addVisitor();
  const packs = await Promise.all(Array.from({ length: 14 }, () => shop.addPack()));
  const body = { rating: 5, comment: "Fresh" };
  const answers = await Promise.all(
    packs.map(({ slug }) =>
      shop.post(`/api/products/${slug}/reviews`, body, { token: customer.token }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  const wait = Number(refused[0]!.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(86_300);
  expect(wait).toBeLessThanOrEqual(86_400);
  await shop.bindings.DB.prepare(
    "UPDATE reviews SET created_at = created_at - 86400000 WHERE user_id = ?",
  )
    .bind(customer.id)
    .run();
  const left = packs[answers.findIndex(({ status }) => status === 429)]!;
  await review(left, customer);
});
