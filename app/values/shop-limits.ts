// What one customer may hold of the shop at once, and all of them together; the owner sets them at
// /admin/limits.
import { firstComplaintDays } from "./complaints.ts";

export type ShopLimits = {
  /** Orders of one customer that are neither paid nor dispatched, and what they cost together. */
  openOrders: number;
  openPaise: number;
  ordersAnHour: number;
  /** Packs of one kind for one customer. */
  packsADay: number;
  /** One-time codes to all phones together. */
  codesAnHour: number;
  /** After the delivery, until which an order can be complained about. */
  complaintDays: number;
};

/** As long as the owner has set none. */
export const firstLimits: ShopLimits = {
  openOrders: 15,
  openPaise: 5_000_000,
  ordersAnHour: 60,
  packsADay: 100,
  codesAnHour: 500,
  complaintDays: firstComplaintDays,
};

/** Of what is set, in orders, rupees, packs or codes. */
export const highestLimit = 10_000_000;
