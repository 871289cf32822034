import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { action, loader } from "#app/features/catalogue/product/product.route.tsx";

let shop: ApiShop;
beforeAll(async () => {
  shop = await openApiShop();
});
afterAll(() => shop.close());

type Answer = { data: { review: object }; init: { status: number } };

async function send(slug: string, fields: Record<string, string>, session?: string) {
  const asked = await shop.ask(`/product/${slug}/review`, {
    method: "POST",
    body: new URLSearchParams(fields),
    cookies: { session },
  });
  return (await action({ ...asked, params: { slug } })) as Response | Answer;
}

test("a customer sends a review from the product's page once, and a second is refused in its form", async () => {
  const { slug } = await shop.addPack();
  const { session } = await shop.addVisitor();
  const fields = { rating: "4", comment: "Soft rotis" };
  const sent = (await send(slug, fields, session)) as Response;
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/product/${slug}`]);
  expect(await send(slug, fields, session)).toMatchObject({
    data: { review: { message: "You have already reviewed this product.", values: fields } },
    init: { status: 409 },
  });
});

test("a review without stars or words is refused beside its fields, and what was written stays", async () => {
  const { slug } = await shop.addPack();
  const { session } = await shop.addVisitor();
  expect(await send(slug, { comment: "Fresh" }, session)).toMatchObject({
    data: {
      review: { errors: { rating: "Please give 1 to 5 stars." }, values: { comment: "Fresh" } },
    },
    init: { status: 400 },
  });
  expect(await send(slug, { rating: "5", comment: " " }, session)).toMatchObject({
    data: { review: { errors: { comment: "Please write a comment." }, values: { rating: "5" } } },
  });
});

test("only who is signed in has the form, and who is not is led to sign in", async () => {
  const { slug } = await shop.addPack();
  const { session } = await shop.addVisitor();
  const mayReview = async (cookies: { session?: string }) =>
    (await loader({ ...(await shop.ask(`/product/${slug}`, { cookies })), params: { slug } }))
      .mayReview;
  expect([await mayReview({}), await mayReview({ session })]).toEqual([false, true]);
  const thrown = await send(slug, { rating: "4", comment: "x" }).catch((error: unknown) => error);
  expect((thrown as Response).headers.get("Location")).toBe(
    `/login?redirect=${encodeURIComponent(`/product/${slug}/review`)}`,
  );
});
