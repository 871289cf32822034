import type { Pack } from "#app/values/quantity.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";

export type OrderLine = Pack & {
  productId: string;
  detailId: string;
  financialId: string;
  name: string;
  brand: string;
  qty: number;
  pricePaise: number;
  dpricePaise: number;
};

/** An order as it was placed; times are null until they come. */
export type Order = {
  id: string;
  createdAt: number;
  customerName: string;
  customerPhone: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
  paymentMethod: PaymentMethod;
  lines: OrderLine[];
  itemsPaise: number;
  shippingPaise: number;
  totalPaise: number;
  invoiceNumber: string | null;
  paymentReference: string | null;
  paidAt: number | null;
  packedAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
};
