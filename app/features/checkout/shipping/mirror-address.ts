import type { Address } from "#app/values/address.ts";

/**
 * Beside the cart in the browser's storage, until logging out; a browser that refuses storage loses
 * nothing else.
 */
export function mirrorAddress(address: Address): void {
  try {
    localStorage.setItem("shippingAddress", JSON.stringify(address));
  } catch {
    // The account holds it.
  }
}
