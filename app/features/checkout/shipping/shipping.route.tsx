import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cartPath, paymentPath, profilePath } from "#app/addresses.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { serializePin } from "#app/features/cart/delivery-of-cart.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import {
  type FormFailure,
  formFailure,
  parseFields,
  readForm,
} from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { checkoutSteps } from "#app/features/checkout/steps.ts";
import { StepBar } from "#app/ui/step-bar.tsx";
import { isId } from "#app/values/identifier.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressSchema } from "./address.schema.ts";
import { addressOf, isCompleteAddress } from "#app/values/address.ts";
import { getShipping, refuseDelivery } from "./get-shipping.server.ts";
import { KeptAddress } from "./kept-address.tsx";
import { saveAddress } from "./save-address.server.ts";
import { WindowChoice } from "./window-choice.tsx";

export const handle = { failure: "Error loading address" };
export const meta = () => [{ title: "Shipping – Kirana" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [customer, shipping] = await Promise.all([
    requireCustomer(request, context),
    getShipping(context),
  ]);
  if (cartInCookie(context).entries.length === 0) throw redirect(cartPath);
  return {
    name: customer.name,
    phone: customer.phone,
    address: addressOf(customer),
    isComplete: isCompleteAddress(customer),
    shipping,
  };
}

/** With `kept` for the address that is saved already, else with another one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const fields = await readForm(request);
  const isKept = "kept" in fields && isCompleteAddress(customer);
  const form = parseFields(isKept ? { ...addressOf(customer) } : fields, AddressSchema);
  if (!form.ok) return data(form, { status: 400 });
  const { postalCode } = form.value;
  const slotId = isId(fields.slotId ?? "") ? fields.slotId : undefined;
  const errors = await refuseDelivery(context, { postalCode, slotId });
  if (errors) return data(formFailure(fields, errors), { status: 400 });
  if (!isKept) await saveAddress(context, customer, form.value);
  return redirectAfterPost(context, paymentPath, {
    cookies: await rememberChoice(context, { postalCode, slotId }),
  });
}

/** Nothing is set where nothing was chosen. */
async function rememberChoice(
  context: RequestContext,
  { postalCode, slotId }: { postalCode: string; slotId: string | undefined },
): Promise<string[]> {
  const cart = cartInCookie(context);
  return [
    ...(cart.slotId === slotId ? [] : [await serializeCart(context, { ...cart, slotId })]),
    ...(context.cookies.pin ? [await serializePin(context, postalCode)] : []),
  ];
}

const noErrors = {};

export default function Shipping() {
  const { name, phone, address, isComplete, shipping } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const isOfKept = failure !== undefined && "kept" in failure.values;
  const typed = isOfKept ? undefined : failure;
  const windows =
    shipping && shipping.windows.length > 0 ? (
      <WindowChoice
        windows={shipping.windows}
        chosen={failure ? failure.values.slotId : shipping.chosen}
        error={failure?.errors.slotId}
      />
    ) : null;
  const form = (
    <AddressForm values={typed?.values ?? address} errors={typed?.errors ?? noErrors}>
      {isComplete ? null : windows}
    </AddressForm>
  );
  return (
    <Page title="Shipping" narrow>
      <StepBar steps={checkoutSteps} current="shipping" />
      {shipping?.note ? <p className="panel mb-4 font-semibold">{shipping.note}</p> : null}
      {isComplete ? (
        <>
          <KeptAddress
            {...{ name, phone, address }}
            shipping={shipping}
            problem={isOfKept ? failure.errors.postalCode : undefined}
          >
            {windows}
          </KeptAddress>
          <details className="panel" open={typed !== undefined}>
            <summary className="min-h-11 content-center font-semibold text-leaf">
              Change address
            </summary>
            {form}
          </details>
        </>
      ) : (
        <>
          <p className="mb-3">
            Enter address in account to complete order. Entered here, it is saved in{" "}
            <a href={profilePath} className="link">
              your account
            </a>
            .
          </p>
          <div className="panel">{form}</div>
        </>
      )}
    </Page>
  );
}
