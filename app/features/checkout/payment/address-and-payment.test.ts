import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { isCompleteAddress } from "#app/values/address.ts";
import { OrderReview } from "#app/features/checkout/order/order-review.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { action as choose, loader as payment } from "./payment.route.tsx";
import type { Review } from "#app/features/checkout/order/review.ts";
import Shipping, {
  action as save,
  loader as shipping,
} from "#app/features/checkout/shipping/shipping.route.tsx";

type Failure = {
  data: { errors: Record<string, string>; values: Record<string, string> };
  init: ResponseInit;
};
type Cookies = Record<string, unknown>;

let shop: TestShop;
let cart: unknown;
beforeAll(async () => {
  shop = await openTestShop();
  const [pack] = await shop.addProduct({ name: "Atta", brands: { Aashirvaad: [{}] } });
  cart = [newId(), [[pack!.financialId, 1, 10_000]]];
});
afterAll(() => shop.close());

async function signedIn(fields = {}) {
  const customer = await shop.addCustomer(fields);
  return { customer, cookies: { session: await shop.signIn(customer.id), cart } as Cookies };
}

async function leadsTo(load: typeof payment | typeof shipping, path: string, cookies: Cookies) {
  const answer: unknown = await load(await shop.ask(path, { cookies })).catch(
    (thrown: Response) => thrown,
  );
  return answer instanceof Response ? answer.headers.get("Location") : answer;
}

async function post(
  act: typeof save | typeof choose,
  path: string,
  { cookies, fields }: { cookies: Cookies; fields: Record<string, string> },
) {
  return act(
    await shop.ask(path, { method: "POST", cookies, body: new URLSearchParams(fields) }),
  ) as Promise<unknown>;
}

test("shipping shows the saved address, and asks for one that isn't whole", async () => {
  const { cookies } = await signedIn();
  expect(await leadsTo(shipping, "/shipping", cookies)).toMatchObject({
    isComplete: true,
    address: { street: "1 Main Road" },
  });
  const { cookies: incomplete } = await signedIn({ city: "Unknown City" });
  expect(await leadsTo(shipping, "/shipping", incomplete)).toMatchObject({ isComplete: false });
  expect(await leadsTo(shipping, "/shipping", { cart })).toBe("/login?redirect=%2Fshipping");
  expect(await leadsTo(shipping, "/shipping", { ...cookies, cart: null })).toBe("/cart");
});

test("who has no address yet is asked for it in a plain line: nothing is wrong so far", async () => {
  const { cookies } = await signedIn({ street: "", city: "", postalCode: "" });
  const asked = await leadsTo(shipping, "/shipping", cookies);
  const route = { id: "page", path: "/", element: createElement(Shipping), loader: () => null };
  const html = renderToStaticMarkup(
    createElement(RouterProvider, {
      router: createMemoryRouter([route], { hydrationData: { loaderData: { page: asked } } }),
    }),
  );
  expect(html).toMatch(/<p class="mb-3">Enter address in account to complete order\./);
  expect(html).not.toMatch(/role="alert"|chilli|aria-invalid/);
});

test("an address is complete when every part is known", () => {
  const whole = { street: "1 Main Road", city: "Pune", postalCode: "411001" };
  expect(isCompleteAddress(whole)).toBe(true);
  for (const part of [
    { street: " " },
    { street: "Unknown Street" },
    { city: "unknown city" },
    { postalCode: "Unknown Postal Code" },
  ])
    expect(isCompleteAddress({ ...whole, ...part })).toBe(false);
});

test("a new address is saved and leads on; a wrong one comes back with what was typed", async () => {
  const { customer, cookies } = await signedIn({ street: "", city: "", postalCode: "" });
  const answer = (await post(save, "/shipping", {
    cookies,
    fields: { street: " 5 MG Road ", city: "Pune", postalCode: "411001" },
  })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/payment"]);
  const saved = () =>
    shop.bindings.DB.prepare("SELECT street, city, postal_code FROM addresses WHERE user_id = ?")
      .bind(customer.id)
      .first();
  expect(await saved()).toEqual({ street: "5 MG Road", city: "Pune", postal_code: "411001" });
  for (const wrong of [
    { street: "" },
    { street: "Unknown Street" },
    { street: "x".repeat(201) },
    { city: "Unknown City" },
    { postalCode: "012345" },
    { postalCode: "56001" },
  ]) {
    const { data, init } = (await post(save, "/shipping", {
      cookies,
      fields: { street: "6 MG Road", city: "Pune", postalCode: "411001", ...wrong },
    })) as Failure;
    expect(init.status).toBe(400);
    expect(Object.keys(data.errors)).toEqual(Object.keys(wrong));
    expect(data.values).toMatchObject(wrong);
  }
  expect(await saved()).toMatchObject({ street: "5 MG Road" });
});

test("a postal code may be typed in two parts, as it is written on letters", async () => {
  const { customer, cookies } = await signedIn();
  const answer = (await post(save, "/shipping", {
    cookies,
    fields: { street: "5 MG Road", city: "Bengaluru", postalCode: " 560 011 " },
  })) as Response;
  expect(answer.status).toBe(303);
  expect(
    await shop.bindings.DB.prepare("SELECT postal_code FROM addresses WHERE user_id = ?")
      .bind(customer.id)
      .first("postal_code"),
  ).toBe("560011");
  const { data } = (await post(save, "/shipping", {
    cookies,
    fields: { street: "5 MG Road", city: "Bengaluru", postalCode: "060 011" },
  })) as Failure;
  expect(data.errors).toEqual({
    postalCode: "Please enter a postal code of 6 digits that does not begin with 0.",
  });
});

const review: Review = {
  orderKey: "k",
  shown: "s",
  name: "Ravi",
  phone: "9876543210",
  address: {
    street: "1 Main Road",
    city: "Pune",
    postalCode: "411001",
    landmark: "",
    doorNote: "",
  },
  paymentMethod: "Cash Or UPI",
  itemsPaise: 27_000,
  shippingPaise: 0,
  totalPaise: 27_000,
  lines: [
    {
      financialId: "f",
      title: "Atta, 5 kg",
      qty: 1,
      left: 9,
      seenPaise: 27_000,
      nowPaise: 27_000,
      pricePaise: 30_000,
      state: "fine",
      image: "",
    },
  ],
};

function markupOf(element: ReturnType<typeof createElement>): string {
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) }),
  );
}

test("without a method both ways to pay are marked and told why, and the first has the focus", () => {
  const radios = (error: string | undefined) =>
    markupOf(
      createElement(PaymentForm, {
        isOnlineOn: true,
        choices: { ifMissing: "leave" },
        review,
        chosen: undefined,
        error,
      }),
    ).match(/<input type="radio" name="paymentMethod"[^>]*>/g)!;
  const wrong = radios("Please select a payment method.");
  expect(wrong).toHaveLength(2);
  for (const radio of wrong) {
    expect(radio).toContain('aria-invalid="true"');
    expect(radio).toMatch(/aria-describedby="\S+ payment-error"/);
  }
  expect(wrong.map((radio) => /autofocus/i.test(radio))).toEqual([true, false]);
  for (const radio of radios(undefined)) expect(radio).not.toMatch(/aria-invalid|autofocus/i);
});

test("the ways to pay are the only radios of the page, and none is chosen", () => {
  const form = markupOf(
    createElement(PaymentForm, {
      isOnlineOn: true,
      choices: { ifMissing: "swap" },
      review,
      chosen: undefined,
      error: undefined,
    }),
  );
  expect(form.match(/type="radio" name="\w+"/g)).toEqual(
    Array(2).fill('type="radio" name="paymentMethod"'),
  );
  expect(form).not.toMatch(/<input[^>]* checked/);
  expect(form).toMatch(/<select[^>]*name="ifMissing"[^]*<option value="swap" selected="">/);
});

test("the review names place, way to pay and goods, each with its way to change it and one price a line", () => {
  const html = markupOf(
    createElement(OrderReview, { review, acceptsRise: false, choices: { ifMissing: "leave" } }),
  );
  for (const [name, to] of [
    ["Change address", "/shipping"],
    ["Change method", "/payment"],
    ["Change cart", "/cart"],
  ])
    expect(html).toMatch(new RegExp(`<a href="${to}" aria-label="${name}"`));
  expect(html).not.toContain("₹300.00");
});

test("payment needs an address, a phone and a method that can be taken", async () => {
  const { cookies } = await signedIn();
  expect(await leadsTo(payment, "/payment", cookies)).toMatchObject({ isOnlineOn: true });
  expect(await leadsTo(payment, "/payment", (await signedIn({ postalCode: "" })).cookies)).toBe(
    "/shipping",
  );
  expect(await leadsTo(payment, "/payment", { ...cookies, cart: null })).toBe("/cart");
  const expected: [string | null, string][] = [
    [null, "Please select a payment method."],
    ["PayPal", "Please select a payment method."],
  ];
  for (const [paymentMethod, message] of expected) {
    const { data, init } = (await post(choose, "/payment", {
      cookies,
      fields: paymentMethod ? { paymentMethod } : {},
    })) as Failure;
    expect([init.status, data.errors.paymentMethod]).toEqual([400, message]);
  }
  const answer = (await post(choose, "/payment", {
    cookies,
    fields: { paymentMethod: "Cash Or UPI" },
  })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/placeorder?method=cash"]);
});

test("the method that was chosen is chosen still when the shopper comes back, until the cart is another", async () => {
  const { cookies } = await signedIn();
  const comeBack = async (held: unknown) =>
    (await leadsTo(payment, "/payment", { ...cookies, cart: held })) as { chosen?: string };
  expect((await comeBack(cart)).chosen).toBeUndefined();
  const answer = (await post(choose, "/payment", {
    cookies,
    fields: { paymentMethod: "Cash Or UPI" },
  })) as Response;
  const { context } = await shop.ask("/", {
    headers: { Cookie: answer.headers.get("Set-Cookie")!.split(";")[0]! },
  });
  expect(context.cookies.cart).toEqual([...(cart as unknown[]), "Cash Or UPI"]);
  const { chosen } = await comeBack(context.cookies.cart);
  const radios = markupOf(
    createElement(PaymentForm, {
      isOnlineOn: true,
      choices: { ifMissing: "leave" },
      review,
      chosen,
      error: undefined,
    }),
  ).match(/<input type="radio" name="paymentMethod"[^>]*>/g)!;
  expect(radios.map((radio) => radio.includes("checked"))).toEqual([true, false]);
  expect((await comeBack([...(cart as unknown[]), "PayPal"])).chosen).toBeUndefined();
});

test("a phone that is no phone is told, and nothing is chosen", async () => {
  const { cookies } = await signedIn({ phone: "not-phone!" });
  const { data, init } = (await post(choose, "/payment", {
    cookies,
    fields: { paymentMethod: "Cash Or UPI" },
  })) as Failure;
  expect([init.status, data.errors.paymentMethod]).toEqual([
    400,
    "Phone number is missing in your profile.",
  ]);
});

test("with online payment off only cash is taken", async () => {
  const { cookies } = await signedIn();
  const asked = await shop.ask("/payment", {
    cookies,
    method: "POST",
    body: new URLSearchParams({ paymentMethod: "Online" }),
  });
  asked.context.config.ONLINE_PAYMENT = "off";
  const { data } = (await choose(asked)) as Failure;
  expect(data.errors.paymentMethod).toBe("Please select a payment method.");
});

test("where it goes and when stands above the sums, the total right above the button", () => {
  const html = markupOf(
    createElement(PaymentForm, {
      isOnlineOn: true,
      choices: { ifMissing: "leave" },
      review: {
        ...review,
        shippingPaise: 4000,
        totalPaise: 31_000,
        window: { label: "Today 6 to 8 pm", feePaise: 1000 },
      },
      chosen: undefined,
      error: undefined,
    }),
  );
  expect(html.replace(/<[^>]*>/g, "")).toContain(
    "1 Main Road, Pune 411001Today 6 to 8 pmChangeItems₹270.00Delivery₹30.00Delivery time fee₹10.00Total₹310.00",
  );
});

test("an order that can't be placed leads back to the cart instead", () => {
  const [line] = review.lines;
  const html = markupOf(
    createElement(PaymentForm, {
      isOnlineOn: true,
      choices: { ifMissing: "leave" },
      review: { ...review, lines: [{ ...line!, left: 0, state: "sold-out" }] },
      chosen: undefined,
      error: undefined,
    }),
  );
  expect(html).toMatch(/href="\/cart"[^>]*>Change cart</);
  expect(html).not.toContain("Continue");
});
