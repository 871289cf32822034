import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
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
import { cardTitle } from "#app/values/card-title.ts";
import { formatWeekday } from "#app/values/dates.ts";
import { formatPack } from "#app/values/quantity.ts";
import { titleCase } from "#app/values/text.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.lowStock.name);
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
    toast: { kind: "success", message: shared.saved },
  });
}

/** What is out, what is low, and what a week like the last ones would use up. */
export default function Stock() {
  const { packs, isCut, at, lowStock } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={shared.places.lowStock.name}>
      <p className="mb-4">{words.about(lowStock)}</p>
      <LowStockForm lowStock={lowStock} />
      {packs.length > 0 ? (
        <Sheet
          heads={[words.columns.pack, words.columns.outBy]}
          numbers={[words.columns.stock, words.columns.sold, words.columns.daysLeft]}
        >
          {packs.map((pack) => (
            <Row key={pack.financialId} pack={pack} at={at} />
          ))}
        </Sheet>
      ) : (
        <p>{words.nothingLow}</p>
      )}
      {isCut ? <p className="mt-4">{words.thereAreMore}</p> : null}
    </AdminPage>
  );
}

function LowStockForm({ lowStock }: { lowStock: number }) {
  const { errors = {}, values = {} } = useActionData<typeof action>() ?? {};
  return (
    <Form method="post" action={lowStockPath} noValidate className="mb-6 max-w-md">
      <Field
        name="lowStock"
        label={words.lowFrom}
        hint={words.lowFromHint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.lowStock ?? lowStock}
        error={errors.lowStock}
      />
      <SubmitButton action={lowStockPath}>{shared.save}</SubmitButton>
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
      <th scope="row">
        <Link to={`${editPath(pack)}?${query}`} className="link">
          <span>
            {cardTitle(pack)}, {formatPack(pack)}
          </span>
        </Link>
        {pack.nameHi ? (
          <span lang="en" className="block text-xs font-normal text-stone">
            {titleCase(pack.name)}
          </span>
        ) : null}
      </th>
      <td data-label={words.columns.outBy}>{outBy(pack, at)}</td>
      <td data-label={words.columns.stock} className="number">
        {countInStock}
      </td>
      <td data-label={words.columns.sold} className="number">
        {sold}
      </td>
      <td data-label={words.columns.daysLeft} className="number">
        {daysLeft ?? "–"}
      </td>
    </tr>
  );
}

function outBy({ countInStock, daysLeft }: LowPack, at: number): string {
  if (countInStock === 0) return words.outOfStock;
  return daysLeft === null ? words.notSoldLately : formatWeekday(at + daysLeft * day);
}
