import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type SellCommand, sellPath } from "#app/addresses/paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";
import { atEnd } from "#app/values/path.ts";
import { answerSale } from "./answer-sale.server.ts";
import { addressOfList } from "./address-of-list.server.ts";
import { keepCode } from "./keep-code.server.ts";
import { changedAddress, loadTill } from "./load-till.server.ts";
import styles from "./sell.css?url";
import { TillPage } from "./till-page.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  await requireRight(request, context, "till");
  const changed = changedAddress(searchParams);
  if (changed) throw redirect(changed);
  const till = await loadTill(context, pathname === sellPath ? searchParams : new FormData());
  return data(till, { status: till.found.kind === "wrong" ? 400 : 200 });
}

type Sent = { request: Request; context: RequestContext; form: FormData };
const sellBy =
  (method: "cash" | "upi" | "khata") =>
  async ({ request, context, form }: Sent) => {
    const admin = await requireRight(request, context, "till");
    const sold = await answerSale(context, admin, { form, method });
    if (sold.ok) return redirectAfterPost(context, `${sellPath}?sold=${sold.orderId}`);
    if (method === "upi") form.set("upi", "1");
    return refused(context, form, sold);
  };

const commands: Record<SellCommand, (sent: Sent) => Promise<unknown>> = {
  cash: sellBy("cash"),
  upi: sellBy("upi"),
  khata: sellBy("khata"),
  list: async ({ request, context, form }) => {
    await requireRight(request, context, "till");
    return redirectAfterPost(context, addressOfList(form));
  },
  code: async (sent) => {
    await requireRight(sent.request, sent.context, "admin");
    const kept = await keepCode(sent.context, sent.form);
    return kept.ok ? kept.answer : refused(sent.context, sent.form, { ...kept, field: "find" });
  },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const command = atEnd(new URL(request.url), commands);
  return (await command({ request, context, form })) as Awaited<ReturnType<typeof refused>>;
}

type Refusal = { status: number; field: string; message: string };

/** The till as it was sent, with the prices of now and what is wrong. */
async function refused(
  context: RequestContext,
  form: FormData,
  { status, field, message }: Refusal,
) {
  form.delete("find");
  return data({ till: await loadTill(context, form), errors: { [field]: message } }, { status });
}

/** The till: goods by words, code or camera, and how they are paid. */
export default function Sell() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const till = failure?.till ?? loaded;
  return <TillPage key={till.key} till={till} errors={failure?.errors ?? {}} />;
}
