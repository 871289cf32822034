import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sellPath } from "#app/addresses/paths.ts";
import { counterPath, sellToCallerPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { HeldFields } from "#app/features/admin/sell/held-fields.tsx";
import { heldOfFields } from "#app/features/admin/sell/load-till.server.ts";
import { heldOf, tillAddress, totalOf } from "#app/features/admin/sell/till.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FieldErrors, parseFields, readFormData } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { shortOf } from "#app/values/identifier.ts";
import { formatPaise } from "#app/values/money.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { formatPack } from "#app/values/quantity.ts";
import { typedField } from "#app/values/text.ts";
import { CallerFields } from "./caller-fields.tsx";
import { DeliverSchema } from "./deliver.schema.ts";
import { findCaller } from "./find-caller.server.ts";
import { loadForCaller } from "./load-for-caller.server.ts";
import { placeForCaller } from "./place-for-caller.server.ts";
import { useSums } from "./use-sums.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  await requireRight(request, context, "till");
  if (heldOfFields(searchParams).lines.length === 0) throw redirect(sellPath);
  const typed = Object.fromEntries(
    [...searchParams]
      .map(([name, value]) => [name, typedField(name, value)] as const)
      .filter(([, value]) => value !== ""),
  );
  const known = await findCaller(context, parsePhoneWithCountry(typed.phoneNo ?? ""));
  const order = await loadForCaller(context, searchParams, { ...known, ...typed });
  if (order.lines.length === 0) throw redirect(sellPath);
  return order;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireRight(request, context, "till");
  const sent = await readFormData(request);
  const fields: Record<string, string> = {};
  sent.forEach((value, name) => {
    if (typeof value === "string") fields[name] = typedField(name, value);
  });
  const held = heldOfFields(sent);
  const form = parseFields(fields, DeliverSchema);
  const again = async (errors: FieldErrors, status: number) =>
    data({ ...(await loadForCaller(context, sent, fields)), errors }, { status });
  if (!form.ok) return again(form.errors, 400);
  const placed = await placeForCaller(context, admin, { held, form: form.value });
  if (!placed.ok) return again({ form: placed.message }, placed.status);
  return redirectAfterPost(context, counterPath, {
    toast: { kind: "success", message: words.placed(shortOf(placed.orderId)) },
  });
}

/** The till's goods for who called: who it is, and where it goes. */
export default function Deliver() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { key, lines, windows, values, ...order } = failure ?? loaded;
  const errors = failure?.errors ?? {};
  const held = { key, lines: lines.map(heldOf) };
  const { sums, reckon } = useSums(order.sums);
  const { shippingPaise, offerPaise, totalPaise, notThere } = sums;
  return (
    <AdminPage title={words.title} narrow>
      <p className="mb-4">{words.about}</p>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <section aria-labelledby="goods" className="panel mb-4">
        <h2 id="goods">{words.goods}</h2>
        <ul>
          {lines.map(({ pack, qty }) => (
            <li key={pack.financialId} className="flex justify-between gap-3">
              <span>{`${qty} × ${cardTitle(pack)}, ${formatPack(pack)}`}</span>
              <span className="money">{formatPaise(pack.dpricePaise * qty)}</span>
            </li>
          ))}
          {offerPaise > 0 ? <Sum name={words.offers} paise={-offerPaise} /> : null}
          {shippingPaise > 0 ? <Sum name={words.delivery} paise={shippingPaise} /> : null}
        </ul>
        <p className="flex justify-between gap-3 font-semibold" aria-live="polite">
          <span>{words.total}</span>
          <strong className="money">{formatPaise(totalPaise)}</strong>
        </p>
        {notThere && !errors.form ? <p role="status">{notThere}</p> : null}
      </section>
      <form
        method="post"
        action={tillAddress(held, [], sellToCallerPath)}
        noValidate
        onBlur={reckon}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) reckon({ currentTarget });
        }}
      >
        <HeldFields lines={lines} sale={key} />
        <input type="hidden" name="total" value={totalOf(lines)} />
        <input type="hidden" name="shipping" value={shippingPaise} />
        {offerPaise > 0 ? <input type="hidden" name="offer" value={offerPaise} /> : null}
        <CallerFields {...{ values, errors, windows }} />
        <button type="submit" className="button w-full">
          {words.place}
        </button>
      </form>
      <p className="mt-4">
        <a href={tillAddress(held)} className="link inline-flex min-h-11 items-center">
          {words.toTill}
        </a>
      </p>
    </AdminPage>
  );
}

function Sum({ name, paise }: { name: string; paise: number }) {
  return (
    <li className="flex justify-between gap-3">
      <span>{name}</span>
      <span className="money">{formatPaise(paise)}</span>
    </li>
  );
}
