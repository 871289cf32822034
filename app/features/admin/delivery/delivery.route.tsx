import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deliveryCommands } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { areasAsCsv } from "#app/features/delivery/areas/areas-file.ts";
import { listAreas } from "#app/features/delivery/areas/areas.server.ts";
import { listClosures, listHours } from "#app/features/delivery/windows/closures.server.ts";
import { listSingleSlots } from "#app/features/delivery/windows/slots.server.ts";
import { listTemplates } from "#app/features/delivery/windows/templates.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { wordAtEnd } from "#app/values/path.ts";
import { type RefusedDelivery, answerForm } from "./answer-form.server.ts";
import { AreaForms } from "./area-forms.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { HoursForm } from "./hours-form.tsx";
import { SingleWindows } from "./single/single-windows.tsx";
import { WindowForms } from "./window-forms.tsx";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.delivery} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, areas, templates, slots, closures, hours] = await Promise.all([
    requireAdmin(request, context),
    listAreas(context),
    listTemplates(context),
    listSingleSlots(context),
    listClosures(context),
    listHours(context),
  ]);
  const today = indianDay(context.now);
  const { searchParams } = new URL(request.url);
  const changed = { area: searchParams.get("area"), window: searchParams.get("window") };
  return { changed, areas, file: areasAsCsv(areas), templates, slots, closures, hours, today };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const command = wordAtEnd(new URL(request.url), deliveryCommands);
  const answered = await answerForm(context, command, await readForm(request));
  return answered instanceof Response ? answered : data(answered, { status: 400 });
}

/** Where, when, and for how much. What is not kept here is everywhere, always and free. */
export default function Delivery() {
  const { changed, areas, file, templates, slots, closures, hours, today } =
    useLoaderData<typeof loader>();
  const refused = useActionData<RefusedDelivery>();
  return (
    <AdminPage title={words.delivery}>
      <div className="halves">
        <div className="grid gap-3">
          <ClosedDays closures={closures} today={today} refused={refused} />
          <AreaForms areas={areas} file={file} changed={changed.area} refused={refused} />
        </div>
        <div className="grid gap-3">
          <WindowForms templates={templates} changed={changed.window} refused={refused} />
          <SingleWindows slots={slots} today={today} refused={refused} />
          <HoursForm hours={hours} refused={refused} />
        </div>
      </div>
    </AdminPage>
  );
}
