// The review carries what it shows: key, digest and prices travel in its form and are held against
// the database.
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { Cart, CartLine } from "#app/features/cart/cart.ts";
import { addressOf } from "#app/values/address.ts";
import { digestOrder } from "./order-digest.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { refusedLine } from "./refused-line.ts";
import type { Review, ReviewLine } from "./review.ts";

export async function getReview(
  customer: Customer,
  cart: Cart,
  paymentMethod: PaymentMethod,
): Promise<Review> {
  const address = addressOf(customer);
  return {
    orderKey: cart.key,
    shown: await digestOrder({ entries: cart.lines, address, paymentMethod }),
    name: customer.name,
    phone: customer.phone,
    address,
    paymentMethod,
    lines: cart.lines.map(reviewLine),
    itemsPaise: cart.itemsPaise,
    shippingPaise: 0,
    totalPaise: cart.itemsPaise,
  };
}

function reviewLine(line: CartLine): ReviewLine {
  return { ...refusedLine(line), pricePaise: line.pack?.pricePaise ?? 0, state: line.state };
}
