const checkoutPage = /^\/(?:shipping|payment|placeorder)(?:\/|$)/;

/** Whether an address is a step on the way to an order, the sign-in for it too. */
export function isCheckoutPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  return checkoutPage.test(pathname) || (pathname === "/login" && search.includes("shipping"));
}
