import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { complainOfPath, complainPath, complaintPath } from "#app/addresses/side-paths.ts";
import { listOpenLines } from "#app/features/complaints/open-lines.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { getVisitor, requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { PhotoInput } from "#app/ui/photo/photo-input.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { complaintReasons } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { newId } from "#app/values/identifier.ts";
import { longestName } from "#app/values/limits.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type OpenLine, countField } from "./open-lines.ts";
import { sendComplaint } from "./read-form.server.ts";
import { TextArea } from "./text-area.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

type Asked = { request: Request; context: RequestContext; params: { id?: string } };

/** Of an order of the own; without one of anybody. */
async function readAsked({ request, context, params: { id } }: Asked) {
  if (id === undefined)
    return { visitor: await getVisitor(context), orderId: undefined, short: "", lines: [] };
  const [visitor, order] = await Promise.all([
    requireCustomer(request, context),
    getOrder(context, id),
  ]);
  if (!order?.isOwn) throw new Response(null, { status: 404 });
  return { visitor, orderId: id, short: order.short, lines: await listOpenLines(context, id) };
}

export async function loader(asked: LoaderFunctionArgs) {
  const { visitor, orderId, short, lines } = await readAsked(asked);
  return { isKnown: visitor !== null, orderId, short, lines, key: newId() };
}

type Refusal = { message: string; field: string; values: Record<string, string> };

export async function action(asked: ActionFunctionArgs) {
  const { context, request } = asked;
  const [about, sent] = await Promise.all([readAsked(asked), readFormWithPhoto(request)]);
  const outcome = await sendComplaint(context, about, sent);
  if (outcome.ok) {
    const phone = about.visitor ? "" : `?phone=${sent.fields.phoneNo ?? ""}`;
    return redirectAfterPost(context, complaintPath(outcome.number) + phone, {
      toast: { kind: "success", message: words.sent(outcome.number) },
    });
  }
  const { message, field = "", status } = outcome;
  return data<Refusal>({ message, field, values: sent.fields }, { status });
}

export default function Complain() {
  const { isKnown, orderId, short, lines, key } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const values = refusal?.values ?? {};
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const to = orderId === undefined ? complainPath : complainOfPath(orderId);
  return (
    <Page title={orderId === undefined ? words.heading : words.headingOf(short)} narrow>
      {refusal && refusal.field === "" ? <Alert>{refusal.message}</Alert> : null}
      <p className="mb-4">{words.whatHappens}</p>
      {orderId === undefined ? <p className="mb-4 text-stone">{words.ofOrder}</p> : null}
      <Form method="post" action={to} encType="multipart/form-data" noValidate>
        <input type="hidden" name="key" value={values.key ?? key} />
        <Reasons chosen={values.reason ?? ""} error={errorOf("reason")} />
        {lines.length > 0 ? (
          <fieldset className="mb-4">
            <legend className="mb-2 font-semibold">{words.whichItems}</legend>
            {errorOf("lines") ? <Alert>{errorOf("lines")}</Alert> : null}
            {lines.map((line) => (
              <Count key={line.financialId} line={line} values={values} errorOf={errorOf} />
            ))}
          </fieldset>
        ) : null}
        <TextArea
          label={words.text}
          hint={words.textHint}
          name="text"
          value={values.text ?? ""}
          error={errorOf("text")}
        />
        {isKnown ? (
          <PhotoInput label={words.photo} name="photo" error={errorOf("photo")} />
        ) : (
          <Whose values={values} errorOf={errorOf} />
        )}
        <SubmitButton action={to}>{words.send}</SubmitButton>
      </Form>
    </Page>
  );
}

type ErrorOf = (field: string) => string | undefined;
type Values = Record<string, string>;

function Reasons({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <fieldset
      className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "reason-error" : undefined}
    >
      <legend className="mb-2 font-semibold">{words.reason}</legend>
      {complaintReasons.map((reason) => (
        <label
          key={reason}
          className="flex min-h-12 items-center gap-2 rounded-lg border border-line bg-card px-3 has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold"
        >
          <input
            type="radio"
            name="reason"
            value={reason}
            className="size-5 flex-none accent-leaf"
            defaultChecked={chosen === reason}
          />
          {named.reasons[reason]}
        </label>
      ))}
      {error ? (
        <div className="col-span-full">
          <FieldError id="reason-error">{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

function Count({ line, values, errorOf }: { line: OpenLine; values: Values; errorOf: ErrorOf }) {
  const field = countField(line.financialId);
  return (
    <div className="panel mb-2 pb-0">
      <p className="mb-1">
        {cardTitle(line)}, {formatPack(line)}
      </p>
      <Field
        label={words.howMany(line.qty)}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[field] ?? ""}
        error={errorOf(field)}
      />
    </div>
  );
}

function Whose({ values, errorOf }: { values: Values; errorOf: ErrorOf }) {
  return (
    <>
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={longestName}
        defaultValue={values.name ?? ""}
        error={errorOf("name")}
      />
      <Field
        label={words.phone}
        name="phoneNo"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={values.phoneNo ?? ""}
        error={errorOf("phoneNo")}
      />
    </>
  );
}
