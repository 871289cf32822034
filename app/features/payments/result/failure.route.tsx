import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { cartPath, orderStepPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import { isId } from "#app/values/identifier.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.failedTitle }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireCustomer(request, context);
  const orderId = new URL(request.url).searchParams.get("orderId") ?? "";
  const { supportPhone, supportEmail } = await getShopContact(context);
  return {
    orderId: isId(orderId) ? orderId : null,
    support: [supportPhone, supportEmail].filter(Boolean).join(", "),
  };
}

export default function PaymentFailure() {
  const { orderId, support } = useLoaderData<typeof loader>();
  return (
    <Page title={words.failedHeading} narrow>
      <Alert>{words.failed}</Alert>
      {support ? <p className="mb-4 wrap-anywhere">{words.support(support)}</p> : null}
      <div className="grid gap-3">
        {orderId ? (
          <CommandForm
            action={orderStepPath(orderId, "pay")}
            label={ui.again}
            busyLabel={words.paying}
          />
        ) : null}
        <Form method="get" action={cartPath}>
          <button type="submit" className="button button-plain w-full">
            {words.backToCart}
          </button>
        </Form>
      </div>
    </Page>
  );
}
