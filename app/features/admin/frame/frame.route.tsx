import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { ConfirmBoundary } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { readBookedDay } from "#app/features/books/write-drawer.server.ts";
import { getOwnCalls } from "#app/features/catalogue/listing/names/own-calls.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { formatWeekday, startOfIndianDay } from "#app/values/dates.ts";
import { may } from "#app/values/roles.ts";
import { AdminBar } from "./admin-bar.tsx";
import { countWaiting } from "./count-waiting.server.ts";
import { waitingFor } from "./waiting-for.server.ts";
import { words } from "./words.ts";

export const links = adminLinks;
export const handle = { hasOwnFrame: true };

/** Each page below asks who is asking; what waits is told to who may see it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [visitor, waiting, bookedDay, categoryCalls] = await Promise.all([
    getVisitor(context),
    countWaiting(context),
    readBookedDay(context),
    getOwnCalls(context),
  ]);
  const role = visitor?.role;
  if (!role) return null;
  return {
    role,
    ...(bookedDay !== null && may(role, "till") && { bookedDay }),
    categoryCalls,
    waiting: waitingFor(role, waiting),
  };
}

export default function AdminFrame() {
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <AdminBar {...shown} />
      {shown?.bookedDay ? (
        <p role="status" className="booked-day print:hidden">
          {words.isBookedOn(formatWeekday(startOfIndianDay(shown.bookedDay)))}
        </p>
      ) : null}
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <AdminBar {...useRouteLoaderData<typeof loader>("admin-frame")} />
      <ConfirmBoundary />
    </>
  );
}
