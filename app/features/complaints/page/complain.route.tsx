import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { complaintPath } from "#app/addresses/side-paths.ts";
import { listOpenLines } from "#app/features/complaints/open-lines.server.ts";
import { linePictures } from "#app/features/orders/line-pictures.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { getVisitor, requireCustomer } from "#app/features/session/visitor.server.ts";
import { botCheckOf, botCheckPolicy } from "#app/platform/adapters/bot-check.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { carriedHeaders } from "#app/platform/carried-headers.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import { type FormFailure, formFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import styles from "./complain.css?inline";
import { newId } from "#app/values/identifier.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { ChooseOrder } from "./choose-order.tsx";
import { ComplainForm } from "./complain-form.tsx";
import { listLately } from "./list-lately.server.ts";
import { sendComplaint } from "./read-form.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];
export const headers = carriedHeaders;
export const handle = { styles: () => styles };

type Asked = { request: Request; context: RequestContext; params: { id?: string } };

/** Of an order of the own; without one of anybody. */
async function readAsked({ request, context, params: { id } }: Asked) {
  if (id === undefined)
    return {
      request,
      visitor: await getVisitor(context),
      orderId: undefined,
      short: "",
      lines: [],
    };
  const [visitor, order] = await Promise.all([
    requireCustomer(request, context),
    getOrder(context, id),
  ]);
  if (!order?.isOwn) throw new Response(null, { status: 404 });
  const lines = await listOpenLines(context, id);
  return { request, visitor, orderId: id, short: order.short, lines };
}

export async function loader(asked: LoaderFunctionArgs) {
  const { context } = asked;
  const { visitor, orderId, short, lines } = await readAsked(asked);
  const lately = visitor && orderId === undefined ? await listLately(context) : [];
  const pictures = orderId === undefined ? {} : await linePictures(context, orderId);
  const page = { orderId, short, lines, pictures, lately, formKey: newId() };
  if (visitor) return data({ ...page, botCheck: null });
  return data(
    { ...page, botCheck: botCheckOf(context, "complaint") },
    { headers: { "Content-Security-Policy": botCheckPolicy(context) } },
  );
}

export async function action(asked: ActionFunctionArgs) {
  const { context, request } = asked;
  const [about, sent] = await Promise.all([readAsked(asked), readFormWithPhoto(request)]);
  const outcome = await sendComplaint(context, about, sent);
  if (outcome.ok) {
    const phone = parsePhoneWithCountry(sent.fields.phoneNo ?? "");
    const query = about.visitor ? "" : `?phone=${phone}`;
    return redirectAfterPost(context, complaintPath(outcome.number) + query, {
      toast: { kind: "success", message: words.sent(outcome.number) },
    });
  }
  const { errors, picture = "", status, retryAfter } = outcome;
  return data<FormFailure>(formFailure({ ...sent.fields, picture }, errors), {
    status,
    ...(retryAfter === undefined ? {} : { headers: { "Retry-After": String(retryAfter) } }),
  });
}

export default function Complain() {
  const asked = useLoaderData<typeof loader>();
  const { orderId, short, lately } = asked;
  const failure = useActionData<FormFailure>();
  const form = <ComplainForm {...asked} failure={failure} />;
  return (
    <Page title={orderId === undefined ? words.heading : words.headingOf(short)}>
      <p className="mb-4">{words.whatHappens}</p>
      {orderId === undefined ? <ChooseOrder lately={lately} /> : null}
      {lately.length > 0 ? (
        <details className="folded" open={failure !== undefined}>
          <summary className="mb-3 flex min-h-11 list-none items-center gap-2 font-semibold text-leaf">
            {words.somethingElse}
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </Page>
  );
}
