import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { lowStockPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { editPath } from "#app/features/admin/products/prompt.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type LowPack,
  getLowStock,
  listLow,
} from "#app/features/catalogue/stock/list-low.server.ts";
import { LowStockSchema } from "#app/features/catalogue/stock/low-stock.schema.ts";
import { saveLowStock } from "#app/features/catalogue/stock/save-low-stock.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatWeekday } from "#app/values/dates.ts";
import { formatPack } from "#app/values/quantity.ts";
import { ProductName } from "#app/ui/product-name.tsx";

export const meta = () => [{ title: "Low stock – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;

const day = 24 * 60 * 60 * 1000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, low, lowStock] = await Promise.all([
    requireAdmin(request, context),
    listLow(context),
    getLowStock(context),
  ]);
  return { ...low, lowStock };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const form = await parseForm(request, LowStockSchema);
  if (!form.ok) return data(form, { status: 400 });
  await saveLowStock(context, form.value.lowStock);
  return redirectAfterPost(context, lowStockPath, {
    toast: { kind: "success", message: "Saved" },
  });
}

/** What is out, what is low, and what a week like the last ones would use up. */
export default function Stock() {
  const { packs, isCut, at, lowStock } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Low stock">
      <p className="mb-4">
        Packs of which {lowStock} or fewer are left, or as many as you set for one, and packs that
        last at most a week at the sales of the last 30 days.
      </p>
      <LowStockForm lowStock={lowStock} />
      {packs.length > 0 ? (
        <Sheet heads={["PACK", "OUT BY"]} numbers={["STOCK", "SOLD IN 30 DAYS", "DAYS LEFT"]}>
          {packs.map((pack) => (
            <Row key={pack.financialId} pack={pack} at={at} />
          ))}
        </Sheet>
      ) : (
        <p>Nothing is low</p>
      )}
      {isCut ? <p className="mt-4">There are more; these run out first.</p> : null}
    </AdminPage>
  );
}

function LowStockForm({ lowStock }: { lowStock: number }) {
  const { errors = {}, values = {} } = useActionData<typeof action>() ?? {};
  return (
    <Form method="post" action={lowStockPath} noValidate className="mb-6 max-w-md">
      <Field
        name="lowStock"
        label="A pack is low from"
        hint="For every pack that has no number of its own."
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.lowStock ?? lowStock}
        error={errors.lowStock}
      />
      <SubmitButton action={lowStockPath}>Save</SubmitButton>
    </Form>
  );
}

function Row({ pack, at }: { pack: LowPack; at: number }) {
  const { countInStock, sold, daysLeft, quantityMilli } = pack;
  const query = new URLSearchParams({
    weight: String(quantityMilli / 1000),
    back: lowStockPath,
  });
  return (
    <tr>
      <th scope="row" data-label="Pack">
        <Link to={`${editPath(pack)}?${query}`} className="link">
          <ProductName of={pack} />, {formatPack(pack)}
        </Link>
      </th>
      <td data-label="Out by">{outBy(pack, at)}</td>
      <td data-label="Stock" className="number">
        {countInStock}
      </td>
      <td data-label="Sold in 30 days" className="number">
        {sold}
      </td>
      <td data-label="Days left" className="number">
        {daysLeft ?? "–"}
      </td>
    </tr>
  );
}

function outBy({ countInStock, daysLeft }: LowPack, at: number): string {
  if (countInStock === 0) return "Out of stock";
  return daysLeft === null ? "Not sold lately" : formatWeekday(at + daysLeft * day);
}
