import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { counterPath, sellToCallerPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { HeldFields } from "#app/features/admin/sell/held-fields.tsx";
import { changedAddress, heldOfFields } from "#app/features/admin/sell/load-till.server.ts";
import styles from "#app/features/admin/sell/sell.css?url";
import { heldOf, tillAddress, totalOf } from "#app/features/admin/sell/till.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FieldErrors, parseFields, readFormData } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { shortOf } from "#app/values/identifier.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { typedField } from "#app/values/text.ts";
import { CallerFields } from "./caller-fields.tsx";
import { ChooseGoods } from "./choose-goods.tsx";
import { DeliverSchema } from "./deliver.schema.ts";
import { findCaller } from "./find-caller.server.ts";
import { GoodsToBring, PlaceBar } from "./goods-to-bring.tsx";
import { loadForCaller } from "./load-for-caller.server.ts";
import { placeForCaller } from "./place-for-caller.server.ts";
import { useSums } from "./use-sums.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  await requireRight(request, context, "till");
  const typed = Object.fromEntries(
    [...searchParams]
      .map(([name, value]) => [name, typedField(name, value)] as const)
      .filter(([, value]) => value !== ""),
  );
  const kept = callerFields.flatMap((name): [string, string][] =>
    typed[name] ? [[name, typed[name]]] : [],
  );
  const changed = changedAddress(searchParams, kept, sellToCallerPath);
  if (changed) throw redirect(changed);
  const known = await findCaller(context, parsePhoneWithCountry(typed.phoneNo ?? ""));
  const { found, ...order } = await loadForCaller(context, searchParams, { ...known, ...typed });
  if (found.kind !== "pack")
    return data({ ...order, found }, { status: found.kind === "wrong" ? 400 : 200 });
  searchParams.set("add", found.pack.financialId);
  throw redirect(changedAddress(searchParams, kept, sellToCallerPath) ?? sellToCallerPath);
}

/** What is kept while goods are chosen. */
const callerFields = ["phoneNo", "name", "street", "city", "postalCode", "slotId", "note"];

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireRight(request, context, "till");
  const sent = await readFormData(request);
  const fields: Record<string, string> = {};
  sent.forEach((value, name) => {
    if (typeof value === "string") fields[name] = typedField(name, value);
  });
  const held = heldOfFields(sent);
  const form = parseFields(fields, DeliverSchema);
  const again = async (errors: FieldErrors, status: number) => {
    const order = await loadForCaller(context, sent, { ...fields, find: "" });
    return data({ ...order, found: nothingFound, errors }, { status });
  };
  if (!form.ok) return again(form.errors, 400);
  const placed = await placeForCaller(context, admin, { held, form: form.value });
  if (!placed.ok) return again({ [placed.field ?? "form"]: placed.message }, placed.status);
  return redirectAfterPost(context, counterPath, {
    toast: { kind: "success", message: words.placed(shortOf(placed.orderId)) },
  });
}

const nothingFound = { kind: "nothing" } as const;

/** An order for who calls: who it is, which goods, and where they go. */
export default function Deliver() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { key, lines, windows, values, ...order } = failure ?? loaded;
  const errors = failure?.errors ?? {};
  const held = { key, lines: lines.map(heldOf) };
  const { sums, reckon } = useSums(order.sums);
  const isKnown = lines.length > 0 || Boolean(values.phoneNo) || Object.keys(errors).length > 0;
  return (
    <AdminPage title={words.title} parent={{ to: tillAddress(held), name: words.toTill }}>
      <p className="mb-4">{words.about}</p>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <form
        method="post"
        action={tillAddress(held, [], sellToCallerPath)}
        noValidate
        className="till for-caller"
        onBlur={reckon}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) reckon({ currentTarget });
        }}
      >
        <HeldFields lines={lines} sale={key} />
        <input type="hidden" name="total" value={totalOf(lines)} />
        <input type="hidden" name="shipping" value={sums.shippingPaise} />
        {sums.offerPaise > 0 ? <input type="hidden" name="offer" value={sums.offerPaise} /> : null}
        <CallerFields {...{ values, errors, windows, isKnown }} />
        <GoodsToBring lines={lines} sums={sums} isRefused={Boolean(errors.form)} />
        <ChooseGoods found={order.found} often={order.often} find={order.find} />
        <PlaceBar lines={lines} sums={sums} />
      </form>
    </AdminPage>
  );
}
