import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { TaxCommand } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { listTaxClasses, listUnclassed } from "#app/features/billing/tax/tax-classes.server.ts";
import { listUnclassedOf } from "#app/features/billing/tax/unclassed-of-order.server.ts";
import { getTaxSettings } from "#app/features/billing/tax/tax-settings.server.ts";
import { requireConfirmedAdmin } from "#app/features/session/require-confirmed-admin.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { isId } from "#app/values/identifier.ts";
import { atEnd } from "#app/values/path.ts";
import { type RefusedTax, taxAnswers } from "./answer-tax-form.server.ts";
import { BillsForms } from "./bills-forms.tsx";
import { ClassForm } from "./class-form.tsx";
import { ClassTable } from "./class-table.tsx";
import { OrderClasses } from "./order-classes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { UnclassedForms } from "./unclassed-forms.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }, { name: "robots", content: "noindex" }];
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get("order") ?? "";
  const [, settings, classes, unclassed, products] = await Promise.all([
    requireConfirmedAdmin(request, context),
    getTaxSettings(context),
    listTaxClasses(context),
    listUnclassed(context),
    isId(order) ? listUnclassedOf(context, order) : [],
  ]);
  const isFirst = settings.regime === "none" && settings.gstin === "";
  return {
    settings: isFirst ? { ...settings, gstin: context.config.SUPPLIER_TAX_NUMBER } : settings,
    classes,
    unclassed,
    today: formatIndianIso(context.now).slice(0, 10),
    numbers: searchParams.get("numbers") ?? "",
    ofOrder: isId(order)
      ? { of: { orderId: order, isAtCounter: searchParams.get("at") === "counter" }, products }
      : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await atEnd(new URL(request.url), taxAnswers)(request, context);
  return answer instanceof Response ? answer : data(answer, { status: 400 });
}

/** How the shop stands with GST, what its goods are taxed, and its papers. */
export default function Tax() {
  const { settings, classes, unclassed, today, numbers, ofOrder } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedTax>();
  const of = (command: TaxCommand) => (refused?.command === command ? refused.failure : undefined);
  if (ofOrder)
    return <OrderClasses {...ofOrder} classes={classes} failure={of("products/class")} />;
  return (
    <AdminPage title={words.heading}>
      <p className="mb-4 text-stone">{words.noAdvice}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        <SettingsForm settings={settings} failure={of("settings/save")} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BillsForms numbers={numbers} month={today.slice(0, 7)} />
          <ClassForm classes={classes} today={today} failure={of("class/save")} />
        </div>
      </div>
      <UnclassedForms
        {...unclassed}
        classes={classes}
        failure={of("products/class")}
        problems={refused?.problems ?? []}
      />
      <h2 className="mt-8 mb-4">{words.classes}</h2>
      <ClassTable classes={classes} today={today} />
    </AdminPage>
  );
}
