// A profile is its customer's alone: everything on its page is found by who asks.
import { listOtherDevices } from "#app/features/account/devices/list-other-devices.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { hasOwnKhata } from "#app/features/khata/read-khata.server.ts";
import { getMyOrders } from "#app/features/orders/my-orders.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function getProfilePage(context: RequestContext, customer: Customer, url: string) {
  const { isAdmin, name, phone, street, city, postalCode } = customer;
  const page = new URL(url).searchParams.get("page") ?? "";
  const [orders, devices, hasKhata] = await Promise.all([
    getMyOrders(context, customer, /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1),
    listOtherDevices(context, customer),
    hasOwnKhata(context),
  ]);
  return {
    isAdmin,
    profile: { name, phone, street, city, postalCode },
    orders: { ...orders, hasKhata },
    devices,
  };
}
