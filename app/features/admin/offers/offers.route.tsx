import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { type OfferCommand, offersPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { changeOffer, removeOffer } from "#app/features/offers/save-offer.server.ts";
import { type Customer, requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { formatPaise } from "#app/values/money.ts";
import { atEnd } from "#app/values/path.ts";
import { answerOffer } from "./answer-offer.server.ts";
import { loadOffers } from "./load-offers.server.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferRow } from "./offer-row.tsx";
import type { OfferPreview } from "./preview-offer.server.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.offers.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadOffers(request, context);
}

type Command = (asked: ActionFunctionArgs, admin: Customer) => Promise<unknown>;
const commands: Record<OfferCommand, Command> = { save: answerOffer, end, remove };

export async function action(asked: ActionFunctionArgs) {
  const admin = await requireAdmin(asked.request, asked.context);
  return atEnd(new URL(asked.request.url), commands)(asked, admin);
}

async function end({ request, context }: ActionFunctionArgs) {
  const { id = "", isActive = "" } = await readForm(request);
  const isOn = isActive === "on";
  const ended = await changeOffer(context, id, { isActive: isOn });
  return answerDone(context, ended, isOn ? words.runsAgain : words.ended);
}

async function remove({ request, context }: ActionFunctionArgs) {
  const { id = "" } = await readForm(request);
  return answerDone(context, await removeOffer(context, id), words.removed);
}

type Done = Awaited<ReturnType<typeof changeOffer>>;

function answerDone(context: ActionFunctionArgs["context"], done: Done, message: string) {
  if (!done.ok && done.status !== 404)
    return data<Refused>({ message: done.message }, { status: done.status });
  return redirectAfterPost(context, offersPath, {
    toast: done.ok ? { kind: "success", message } : { kind: "error", message: words.gone },
  });
}

type Refused = {
  message?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
  preview?: OfferPreview;
};

/** The shop's offers, and the form for one. */
export default function Offers() {
  const { offers, form } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <AdminPage title={shared.places.offers.name}>
      <p className="mb-3 max-w-3xl text-sm text-stone">
        {offers.length > 0 ? words.notAtTill : words.none}
      </p>
      <Answered by={refused}>
        {refused?.message ? (
          <div tabIndex={-1}>
            <Alert>{refused.message}</Alert>
          </div>
        ) : null}
        {refused?.preview ? <Preview preview={refused.preview} /> : null}
        {form ? (
          <OfferForm
            {...form}
            values={refused?.values ?? form.values}
            errors={refused?.errors ?? {}}
          />
        ) : null}
      </Answered>
      <div className={offers.length > 0 ? "with-end" : undefined}>
        {offers.length > 0 ? (
          <ul className="panel offer-rows">
            {offers.map((offer) => (
              <OfferRow key={offer.id} offer={offer} />
            ))}
          </ul>
        ) : null}
        <section className="panel at-end" aria-labelledby="new-offer">
          <h2 id="new-offer" className="mb-1">
            {words.newOffer}
          </h2>
          <NewOffers />
        </section>
      </div>
    </AdminPage>
  );
}

function NewOffers() {
  return (
    <ul className="go-on new-offers">
      {(["code", "cart", "pack"] as const).map((kind) => (
        <li key={kind}>
          <a href={`${offersPath}?kind=${kind}`}>
            <span className="what">
              <b className="text-leaf">{words.kinds[kind]}</b>
              <small>{words.forExample(words.examples[kind])}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The button that was pressed is far below: the first wrong field takes the focus, else what was answered. */
function Answered({ by, children }: { by: object | undefined; children: ReactNode }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const told = "[aria-invalid='true'], [tabindex='-1']";
    if (by) answer.current?.querySelector<HTMLElement>(told)?.focus();
  }, [by]);
  return <div ref={answer}>{children}</div>;
}

function Preview({ preview }: { preview: OfferPreview }) {
  const { title, goods, goodsPaise, offerPaise } = preview;
  return (
    <section className="panel mb-4 scroll-mt-16" aria-label={words.asSeen} tabIndex={-1}>
      <h2 className="mb-2 text-base">{words.asSeen}</h2>
      <p className="text-sm text-stone">{goods ?? words.example}</p>
      <dl className="grid gap-y-1">
        <Row label={words.goods} paise={goodsPaise} />
        <Row label={title} paise={-offerPaise} />
        <Row label={words.toPay} paise={goodsPaise - offerPaise} />
      </dl>
    </section>
  );
}

function Row({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{label}</dt>
      <dd className="money">{formatPaise(paise)}</dd>
    </div>
  );
}
