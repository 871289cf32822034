import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  khataLimitPath,
  khataLinkPath,
  khataListPath,
  khataOfPath,
} from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import type { Command } from "#app/features/admin/command/command.ts";
import { Question } from "#app/features/admin/command/command-page.tsx";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { getPayee } from "#app/features/billing/payee.server.ts";
import { EntrySchema, type NewEntry } from "#app/features/khata/entry.schema.ts";
import { getKhataOf } from "#app/features/khata/read-khata.server.ts";
import { reminderLink } from "#app/features/khata/reminder.server.ts";
import { writeEntry } from "#app/features/khata/write-entry.server.ts";
import { requestBalance } from "#app/features/khata/request-balance.server.ts";
import { requireAdmin, requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, parseForm, readForm } from "#app/platform/forms.server.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { UpiPayment } from "#app/ui/upi-payment.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { may } from "#app/values/roles.ts";
import { formatPaise } from "#app/values/money.ts";
import { CorrectionForm, EntryForms } from "./entry-forms.tsx";
import { Balance } from "./balance.tsx";
import { Entries } from "./entries.tsx";
import { askAdvance } from "./ask-advance.server.ts";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.khata} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = Number(searchParams.get("before")) || null;
  const [{ role }, found, payee] = await Promise.all([
    requireRight(request, context, "till"),
    getKhataOf(context, id, { before }),
    getPayee(context),
  ]);
  if (!found) throw redirect(khataLimitPath(encodeURIComponent(id)));
  const upi = requestBalance(found, payee);
  return {
    ...found,
    isOwner: may(role, "admin"),
    isNewest: before === null,
    asked: searchParams.get("form"),
    upi,
    reminder: reminderLink(found.khata, {
      shopName: payee.name,
      now: context.now,
      payBy: upi?.link ?? null,
    }),
  };
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  await requireRight(request, context, "till");
  const fields = await readForm(request.clone() as Request);
  const form = await parseForm(request, EntrySchema);
  if (form.ok && form.value.kind === "adjustment") await requireAdmin(request, context);
  if (!form.ok) return data(form, { status: 400 });
  const asks = await askAdvance(context, form.value, { holderId: id, fields });
  if (asks) return data({ asks });
  const written = await writeEntry(context, id, { ...form.value, after: fields.after ?? null });
  if (!written.ok)
    return data(formFailure(fields, { form: written.message }), { status: written.status });
  return redirectAfterPost(context, khataOfPath(id), {
    toast: { kind: "success", message: writtenWords(form.value) },
  });
}

function writtenWords({ kind, amountPaise }: NewEntry): string {
  if (kind === "adjustment") return words.khataCorrected;
  const amount = formatPaise(amountPaise);
  return kind === "given" ? words.gaveAmount(amount) : words.gotAmount(amount);
}

/** A customer's book, with all that the owner writes in it. */
export default function KhataOf() {
  const answer = useActionData<FormFailure | { asks: Command }>();
  if (answer && "asks" in answer) return <Question command={answer.asks} />;
  return <TheKhata failure={answer} />;
}

function TheKhata({ failure }: { failure: FormFailure | undefined }) {
  const { khata, entries, before, isNewest, isOwner, asked, reminder, upi } =
    useLoaderData<typeof loader>();
  const newest = khata.newestId ?? "";
  const entry = { khata, after: newest, failure };
  return (
    <AdminPage title={khata.name} parent={{ to: khataListPath, name: words.khata }}>
      <div className="khata-sides">
        <div>
          <Balance khata={khata} reminder={isOwner ? reminder : null} isOwner={isOwner} />
          {/* Written down, the forms are empty again. */}
          <EntryForms key={`new-${newest}`} {...entry} asked={asked} />
          {upi ? (
            <details className="panel mb-2 !py-1">
              <summary className="min-h-11 content-center font-semibold">
                {words.codeForBalance}
              </summary>
              <UpiPayment upi={upi} isOwnPhone={false} />
            </details>
          ) : null}
          {isOwner ? <CorrectionForm key={`correct-${newest}`} {...entry} /> : null}
        </div>
        <section aria-labelledby="entries">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="entries">{words.entries}</h2>
            {isOwner ? (
              <CommandForm
                action={khataLinkPath(khata.holderId)}
                label={words.statement}
                busyLabel={uiWords.loading}
                className="button button-plain"
              />
            ) : null}
          </div>
          {entries.length > 0 ? (
            <Entries holderId={khata.holderId} entries={entries} isOwner={isOwner} />
          ) : (
            <p>{words.empty}</p>
          )}
          <OlderLink action={khataOfPath(khata.holderId)} before={before} isFirst={isNewest} />
        </section>
      </div>
    </AdminPage>
  );
}
