/** The cookie of a shopper with one of each pack in the cart. */
export async function fillCart(shop: string, packs: string[]): Promise<string> {
  let jar = "";
  for (const financialId of packs) {
    const body = new URLSearchParams({ financialId, qty: "1" });
    const response = await fetch(`${shop}/cart/add`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { Cookie: jar },
    });
    jar =
      response.headers
        .getSetCookie()
        .find((line) => line.startsWith("cart="))
        ?.split(";")[0] ?? jar;
  }
  return jar;
}
