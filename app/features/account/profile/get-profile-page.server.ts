// A profile is its customer's alone: everything on its page is found by who asks.
import { listDevices } from "#app/features/account/devices/list-devices.server.ts";
import { goodForMinutes, isConfirmed } from "#app/features/session/confirmed.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getOwnBalance } from "#app/features/khata/read-khata.server.ts";
import { getMyOrders } from "#app/features/orders/my-orders.server.ts";
import { readMessages } from "#app/features/account/messages/messages.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function getProfilePage(request: Request, context: RequestContext) {
  const { searchParams } = new URL(request.url);
  const page = searchParams.get("page") ?? "";
  const [customer, orders, devices, owedPaise, messages, isKnown] = await Promise.all([
    requireCustomer(request, context),
    getMyOrders(context, /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1),
    listDevices(context),
    getOwnBalance(context),
    readMessages(context),
    searchParams.has("password") && isConfirmed(context),
  ]);
  const { isAdmin, name, phone, street, city, postalCode } = customer;
  return {
    isAdmin,
    profile: { name, phone, street, city, postalCode },
    orders,
    owedPaise,
    devices,
    messages,
    ...(isKnown ? { givenWithin: goodForMinutes } : {}),
  };
}
