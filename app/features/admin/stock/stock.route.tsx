import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lowStockPath } from "#app/addresses/side-paths.ts";
import { type Customer, requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { receiveStock } from "#app/features/catalogue/prices/receive-stock.server.ts";
import { getLowStock, listLow } from "#app/features/catalogue/stock/list-low.server.ts";
import { LowStockSchema, parseReceived } from "#app/features/catalogue/stock/low-stock.schema.ts";
import { saveLowStock } from "#app/features/catalogue/stock/save-low-stock.server.ts";
import { keepScanned } from "#app/features/catalogue/codes/keep-scanned.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { parseFields, readForm } from "#app/platform/forms.server.ts";
import { doFormOnce } from "#app/platform/once.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { newId } from "#app/values/identifier.ts";
import { FindPack } from "./find-pack.tsx";
import { loadFound } from "./load-found.server.ts";
import { LowFrom } from "./low-from.tsx";
import { LowPacks } from "./low-packs.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.lowStock.name);
export const links = adminLinks;

type Refusal = { errors?: Record<string, string>; values?: Record<string, string> };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, low, lowStock, found] = await Promise.all([
    requireAdmin(request, context),
    listLow(context),
    getLowStock(context),
    loadFound(context, new URL(request.url).searchParams),
  ]);
  return data({ ...low, save: newId(), lowStock, found }, { status: found.error ? 400 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readForm(request);
  if (sent.save) return receive(context, admin, sent);
  if (sent.pack) return keepCode(context, sent);
  const form = parseFields(sent, LowStockSchema);
  if (!form.ok) return data(form, { status: 400 });
  await saveLowStock(context, form.value.lowStock);
  return redirectAfterPost(context, lowStockPath, {
    toast: { kind: "success", message: shared.saved },
  });
}

async function receive(context: RequestContext, admin: Customer, sent: Record<string, string>) {
  const form = parseReceived(sent);
  if (!form.ok) return data(form, { status: 400 });
  const { save, came } = form.value;
  const done = await doFormOnce<Done>(
    context,
    { userId: admin.id, path: lowStockPath, key: save, body: came },
    {
      make: (within) => receiveStock(within, admin, form.value),
      done: { ok: true },
      usedForAnother: { ok: false, errors: { form: words.sentAnother } },
    },
  );
  if (!done.ok) return data({ errors: done.errors, values: sent }, { status: 409 });
  const packs = came.reduce((sum, one) => sum + one.packs, 0);
  return redirectAfterPost(context, lowStockPath, {
    toast: { kind: "success", message: words.added(packs) },
  });
}

type Done = Awaited<ReturnType<typeof receiveStock>>;

async function keepCode(context: RequestContext, { code = "", pack }: Record<string, string>) {
  const kept = await keepScanned(context, { code, pack });
  if (!kept.ok) {
    const refusal = { errors: { code: kept.message }, values: {} as Record<string, string> };
    return data(refusal, { status: kept.status });
  }
  return redirectAfterPost(context, `${lowStockPath}?${new URLSearchParams({ find: code })}`, {
    toast: { kind: "success", message: codes.codeKept },
  });
}

/** What is out, what is low, and what a week like the last ones would use up. */
export default function Stock() {
  const { packs, save, isCut, lowStock, found } = useLoaderData<typeof loader>();
  const { errors = {}, values = {} } = useActionData<Refusal>() ?? {};
  return (
    <AdminPage title={shared.places.lowStock.name}>
      {errors.code ? <Alert>{errors.code}</Alert> : null}
      <FindPack found={found} />
      <LowFrom lowStock={lowStock} failure={{ errors, values }} />
      {packs.length > 0 ? (
        <LowPacks packs={packs} save={save} failure={{ errors, values }} />
      ) : (
        <p>{words.nothingLow}</p>
      )}
      {isCut ? <p className="mt-4">{words.thereAreMore}</p> : null}
    </AdminPage>
  );
}
