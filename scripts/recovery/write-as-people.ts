// What a day brings: orders, a new price, a new picture.
import { hiddenFields, visitShop } from "#scripts/bench/reads/visitor.ts";
import { highestLimit } from "#app/values/shop-limits.ts";
import { readFileSync } from "node:fs";

type Product = {
  _id: string;
  slug: string;
  details: { _id: string; financials: { _id: string; price: number; quantity: number }[] }[];
};
export type Written = { orders: string[]; image: string; productPage: string };

const customer = { phoneNo: "9000000002", password: "Customer@12345" };
const admin = { phoneNo: "9000000001", password: "Admin@12345" };

export async function writeAsPeople(url: string, orders: number): Promise<Written> {
  const [product] = (await callApi<{ products: Product[] }>(url, "/api/products?keyword=atta"))
    .products;
  const [detail] = product!.details;
  const [pack] = detail!.financials;
  await raiseLimits(url);
  const placed = await placeOrders(url, { financialId: pack!._id, orders });
  const { token } = await callApi<{ token: string }>(url, "/api/users/auth", { body: admin });
  const { image } = await uploadPicture(url, token);
  await callApi(url, `/api/products/${product!._id}/details/${detail!._id}`, {
    method: "PUT",
    token,
    body: { image, quantity: pack!.quantity, price: pack!.price + 1 },
  });
  return { orders: placed, image, productPage: `/product/${product!.slug}` };
}

/** One customer orders for all. */
async function raiseLimits(url: string): Promise<void> {
  const owner = visitShop(url);
  await owner.ask("/login", admin);
  const names = ["openOrders", "openRupees", "ordersAnHour", "packsADay", "codesAnHour"];
  const saved = await owner.ask(
    "/admin/limits",
    Object.fromEntries(names.map((name) => [name, String(highestLimit)])),
  );
  if (saved.status !== 303) throw new Error(`The limits were refused: ${saved.status}`);
}

async function placeOrders(
  url: string,
  { financialId, orders }: { financialId: string; orders: number },
): Promise<string[]> {
  const visitor = visitShop(url);
  await visitor.ask("/login", customer);
  const placed: string[] = [];
  const path = "/placeorder?method=cash";
  while (placed.length < orders) {
    await visitor.ask("/cart/add", { financialId, qty: "1" });
    const { location } = await visitor.ask(
      path,
      hiddenFields((await visitor.ask(path)).html, path),
    );
    if (!location?.startsWith("/order/")) throw new Error(`An order was refused: ${location}`);
    placed.push(location.slice("/order/".length));
  }
  return placed;
}

async function uploadPicture(url: string, token: string): Promise<{ image: string }> {
  const body = new FormData();
  body.set("image", new File([Uint8Array.from(readFileSync("public/icon-192.png"))], "new.png"));
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/upload`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The picture was refused: ${response.status}`);
  return (await response.json()) as { image: string };
}

async function callApi<Answer>(
  url: string,
  path: string,
  { method = "POST", token, body }: { method?: string; token?: string; body?: object } = {},
): Promise<Answer> {
  const headers = {
    "Content-Type": "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(url + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
