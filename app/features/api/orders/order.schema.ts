import * as v from "valibot";
import { ChoicesSchema } from "#app/features/checkout/order/choices.schema.ts";
import { AddressSchema } from "#app/features/checkout/shipping/address.schema.ts";
import {
  Before,
  ListQuery,
  MaybeTime,
  PaiseFromRupees,
  PhoneNo,
  Rupees,
  Time,
} from "#app/features/api/call/shapes.schema.ts";
import { isId } from "#app/values/identifier.ts";
import { longestName, maxLines } from "#app/values/limits.ts";
import { cancellers, ifMissingChoices } from "#app/values/order-choices.ts";
import { orderChannels } from "#app/values/order-channel.ts";
import { paymentMethods } from "#app/values/payment-method.ts";
import { OffersAsked, OffersOfOrder } from "./offers-of-order.schema.ts";
import { PackOfOrder, eachOnce, isEachOnce, tooManyLines } from "./pack-lines.schema.ts";

/**
 * A line of the cart: `financialId` names the pack, which must be the named product's and brand's;
 * `dprice` is the price that was shown.
 */
const OrderItem = v.object({
  productId: v.optional(v.string()),
  brandId: v.optional(v.string()),
  ...PackOfOrder.entries,
  dprice: v.optional(PaiseFromRupees),
});

const Caller = v.object({
  phoneNo: PhoneNo,
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Please enter a name."),
    v.maxLength(longestName, `At most ${longestName} characters.`),
  ),
});

export const PlaceOrderBody = v.object({
  orderItems: v.pipe(
    v.array(OrderItem),
    v.minLength(1, "Your cart is empty"),
    v.maxLength(maxLines, tooManyLines),
    v.check((items) => isEachOnce(items.map(({ financialId }) => financialId)), eachOnce),
  ),
  shippingAddress: AddressSchema,
  paymentMethod: v.picklist(paymentMethods, "Please select a payment method."),
  ...ChoicesSchema.entries,
  slotId: v.optional(
    v.pipe(
      v.string(),
      v.check(isId, "This is not the id of a window."),
      v.description("A window of GET /api/delivery; without one, as soon as possible"),
    ),
  ),
  ...OffersAsked.entries,
  itemsPrice: v.optional(PaiseFromRupees),
  shippingPrice: v.optional(PaiseFromRupees),
  totalPrice: v.optional(PaiseFromRupees),
  for: v.optional(
    v.pipe(Caller, v.description("Who calls the shop, which makes the order: paid at the door")),
  ),
});

const Line = v.object({
  productId: v.string(),
  brandId: v.string(),
  financialId: v.string(),
  name: v.string(),
  brand: v.string(),
  quantity: v.number(),
  units: v.string(),
  qty: v.number(),
  price: v.pipe(v.number(), v.description("What one pack costs, in rupees")),
  mrp: v.pipe(v.number(), v.description("Before the discount, in rupees")),
  offerAmount: v.optional(v.pipe(Rupees, v.description("What offers take off the line"))),
});

const Flags = v.object({
  isAccepted: v.boolean(),
  acceptedAt: MaybeTime,
  isCancelled: v.boolean(),
  cancelledAt: MaybeTime,
  isPaid: v.boolean(),
  paidAt: MaybeTime,
  isPacked: v.boolean(),
  packedAt: MaybeTime,
  isDispatched: v.boolean(),
  dispatchedAt: MaybeTime,
  isDelivered: v.boolean(),
  deliveredAt: MaybeTime,
});

/** `amount` is what is charged for what was packed of the line, the swap's for the swap. */
const ChangeLine = v.object({
  financialId: v.string(),
  ordered: v.number(),
  packed: v.number(),
  amount: Rupees,
  swap: v.nullable(
    v.object({
      financialId: v.string(),
      name: v.string(),
      brand: v.string(),
      qty: v.number(),
      price: Rupees,
      amount: Rupees,
    }),
  ),
});

const NotForPackers = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.pipe(schema, v.description("Not told to a packer")));

export const OrderJson = v.object({
  _id: v.string(),
  createdAt: Time,
  user: v.object({ name: v.string(), phoneNo: NotForPackers(v.string()) }),
  orderItems: v.array(Line),
  shippingAddress: v.object({
    street: v.string(),
    city: v.string(),
    postalCode: v.string(),
    country: v.string(),
  }),
  paymentMethod: v.picklist(paymentMethods),
  itemsPrice: Rupees,
  ...OffersOfOrder.entries,
  shippingPrice: Rupees,
  totalPrice: Rupees,
  ...Flags.entries,
  orderId: v.pipe(v.nullable(v.string()), v.description("Reference of the payment")),
  invoiceNumber: v.nullable(v.string()),
  short: v.pipe(v.string(), v.description("For the phone, unique among open orders")),
  cancelledBy: v.nullable(v.picklist(cancellers)),
  cancelReason: v.nullable(v.string()),
  payablePrice: v.pipe(Rupees, v.description("What is paid: the total until it is packed")),
  isOnKhata: NotForPackers(v.boolean()),
  slot: v.optional(
    v.pipe(
      v.object({ _id: v.string(), from: Time, to: Time, fee: Rupees }),
      v.description("The window that was promised"),
    ),
  ),
  channel: v.optional(
    v.pipe(v.picklist(orderChannels), v.description("Where the shop made it; none over the web")),
  ),
  resendOf: v.optional(
    v.pipe(v.string(), v.description("The order whose packs it sends again, for nothing")),
  ),
  rider: v.optional(
    v.pipe(v.object({ _id: v.string(), name: v.string() }), v.description("Who brings it")),
  ),
  doorCode: v.optional(
    v.pipe(v.string(), v.description("What the customer tells the rider; told to nobody else")),
  ),
  note: v.string(),
  ifMissing: v.picklist(ifMissingChoices),
  changes: v.array(v.object({ at: Time, lines: v.array(ChangeLine) })),
  refunds: v.array(
    v.object({ amount: Rupees, status: v.picklist(["due", "sent", "done", "failed"]), at: Time }),
  ),
});

const OwnOrder = v.object({
  _id: v.string(),
  createdAt: Time,
  isPaid: v.boolean(),
  totalPrice: Rupees,
});

export const MyOrdersJson = v.object({
  orders: v.array(OwnOrder),
  page: v.number(),
  hasNext: v.boolean(),
});

const ListedOrder = v.object({
  ...OwnOrder.entries,
  user: OrderJson.entries.user,
  paymentMethod: OrderJson.entries.paymentMethod,
  ...Flags.entries,
  refundDue: v.boolean(),
});

/** Pages by number; what was found by keyword goes on with `before`. */
export const OrdersQuery = v.object({ ...ListQuery.entries, before: Before });

export const OrdersJson = v.object({
  orders: v.array(ListedOrder),
  page: v.optional(v.number()),
  pages: v.optional(v.number()),
  before: v.optional(v.nullable(v.number())),
});
