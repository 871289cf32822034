import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { orderPath } from "#app/addresses/paths.ts";
import {
  complaintCommandPath,
  complaintPath,
  complaintPicturePath,
} from "#app/addresses/side-paths.ts";
import type { Complaint } from "#app/features/complaints/complaint.ts";
import {
  getComplaint,
  getComplaintOfPhone,
} from "#app/features/complaints/read-complaints.server.ts";
import { getVisitor, requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CommandForm } from "#app/ui/command-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { acknowledgeBy, complaintNumberPattern, resolveBy } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { formatDate, formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { formatPack } from "#app/values/quantity.ts";
import { may } from "#app/values/roles.ts";
import { answerComplaint } from "./answer-complaint.server.ts";
import { SettleForm } from "./settle-form.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export async function loader({ request, context, params: { number = "" } }: LoaderFunctionArgs) {
  const visitor = await getVisitor(context);
  const phone = parsePhoneWithCountry(new URL(request.url).searchParams.get("phone") ?? "");
  const found = visitor
    ? await getComplaint(context, visitor, number)
    : phone
      ? await getComplaintOfPhone(context, { number, phone })
      : null;
  if (!found && (visitor || !complaintNumberPattern.test(number)))
    throw new Response(null, { status: 404 });
  const isShop = may(visitor?.role ?? null, "till");
  if (found && "wait" in found)
    return data(
      { number, complaint: null, isShop, problem: words.tooManyPhones },
      { status: 429, headers: { "Retry-After": String(found.wait) } },
    );
  const isWrong = !found && new URL(request.url).searchParams.has("phone");
  return { number, complaint: found, isShop, problem: isWrong ? words.noSuch : null };
}

export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
  const visitor = await requireRight(request, context, "till");
  const command = new URL(request.url).pathname.endsWith("/resolve") ? "resolve" : "acknowledge";
  const fields = await readForm(request);
  const answered = await answerComplaint(context, { visitor, number }, { command, fields });
  if (answered.ok)
    return redirectAfterPost(context, complaintPath(number), {
      toast: { kind: "success", message: answered.message },
    });
  return data<FormFailure>(formFailure(fields, answered.errors), { status: answered.status });
}

export default function ComplaintPage() {
  const { number, complaint, isShop, problem } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  if (!complaint) return <AskPhone number={number} problem={problem} />;
  const isOpen = complaint.settledAt === null;
  return (
    <Page title={words.number(number)}>
      {failure?.errors.form ? <Alert>{failure.errors.form}</Alert> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 md:grid-cols-2">
        <Standing complaint={complaint} />
        <Said complaint={complaint} isShop={isShop} />
        {isShop && isOpen ? (
          <div>
            {complaint.acknowledgedAt === null ? (
              <div className="mb-4">
                <CommandForm
                  action={complaintCommandPath(number, "acknowledge")}
                  label={words.acknowledge}
                  busyLabel={ui.loading}
                />
              </div>
            ) : null}
            <SettleForm complaint={complaint} failure={failure} />
          </div>
        ) : null}
      </div>
    </Page>
  );
}

function Standing({ complaint }: { complaint: Complaint }) {
  const { createdAt, state, settledAs, paise, answer, resendId } = complaint;
  return (
    <section className="panel mb-4">
      <p className="font-semibold">{named.states[state]}</p>
      <p className="text-sm text-stone">{words.sentOn(formatMoment(createdAt))}</p>
      {state === "open" ? <p>{words.answerBy(formatMoment(acknowledgeBy(createdAt)))}</p> : null}
      {state === "resolved" ? null : <p>{words.settleBy(formatDate(resolveBy(createdAt)))}</p>}
      {settledAs ? (
        <>
          <h2 className="mt-3 text-base">{words.answer}</h2>
          <p>{named.settlements[settledAs]}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
          {paise ? <p>{words.givenBack(formatPaise(paise))}</p> : null}
          {resendId ? (
            <a href={orderPath(resendId)} className="link inline-block min-h-11 content-center">
              {words.again}
            </a>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

function Said({ complaint, isShop }: { complaint: Complaint; isShop: boolean }) {
  const { reason, wish, text, lines, pictureId, orderId, name, phone } = complaint;
  return (
    <section className="panel mb-4">
      <h2 className="text-base">{named.reasons[reason]}</h2>
      {isShop ? <p>{words.from(name, phone)}</p> : null}
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line.financialId}>
              {line.qty} × {cardTitle(line)}, {formatPack(line)}
            </li>
          ))}
        </ul>
      ) : null}
      {wish ? <p>{words.wished(named.wishes[wish])}</p> : null}
      <p className="wrap-anywhere whitespace-pre-line empty:hidden">{text}</p>
      {pictureId ? (
        <img
          src={complaintPicturePath(pictureId)}
          alt={words.picture}
          className="mt-2 max-h-96 w-full object-contain"
          height={240}
        />
      ) : null}
      {orderId ? (
        <a href={orderPath(orderId)} className="link inline-block min-h-11 content-center">
          {words.order}
        </a>
      ) : null}
    </section>
  );
}

function AskPhone({ number, problem }: { number: string; problem: string | null }) {
  return (
    <Page title={words.number(number)} narrow>
      <Form method="get" action={complaintPath(number)} noValidate>
        <Field
          label={words.whosePhone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={problem ?? undefined}
        />
        <button type="submit" className="button w-full">
          {words.show}
        </button>
      </Form>
    </Page>
  );
}
