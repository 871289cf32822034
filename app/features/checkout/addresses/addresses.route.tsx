import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { profilePath, shippingPath } from "#app/addresses/paths.ts";
import { typedPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { mostAddresses } from "#app/values/limits.ts";
import { atEnd } from "#app/values/path.ts";
import { AddressCard } from "./address-card.tsx";
import { SavedAddressForm } from "./saved-address-form.tsx";
import { type RefusedAddress, addressAnswers } from "./answer-addresses.server.ts";
import { listAddresses } from "./list-addresses.server.ts";
import { addressesFull } from "./saved-address.ts";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.yourAddresses} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, addresses] = await Promise.all([
    requireCustomer(request, context),
    listAddresses(context),
  ]);
  const { searchParams } = new URL(request.url);
  return {
    addresses: addresses.map(({ area: _, ...address }) => address),
    typed: { postalCode: typedPostalCode(context) },
    changed: searchParams.get("change"),
    isOnTheWay: searchParams.get("for") === "shipping",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const answer = atEnd(new URL(request.url), addressAnswers);
  const answered = await answer(context, customer, await readForm(request));
  return answered instanceof Response ? answered : data(answered, { status: 400 });
}

/** Where orders can go: a few places, one of them the default. */
export default function Addresses() {
  const { addresses, typed, changed, isOnTheWay } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedAddress>();
  const isForShipping = isOnTheWay || Boolean(refused?.values.forShipping);
  const opened = refused ? refused.values.id : changed;
  const refusedNew = refused && !refused.values.id ? refused : undefined;
  const left = mostAddresses - addresses.length;
  return (
    <Page title={words.yourAddresses}>
      <p className="mb-4 text-stone">{words.upTo(mostAddresses)}</p>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3 ${opened ? "items-start" : ""}`}
      >
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isOpen={address.id === opened}
            refused={refused?.values.id === address.id ? refused : undefined}
          />
        ))}
        {left > 0 ? (
          <details
            className="group open:col-span-full open:max-w-lg"
            // Added, it is folded again.
            key={addresses.length}
            open={addresses.length === 0 || isForShipping || refusedNew !== undefined}
          >
            <summary className="button button-plain w-full list-none bg-card group-open:border-0 group-open:justify-start group-open:bg-transparent group-open:px-0 group-open:text-ink">
              <span aria-hidden="true">+</span> {words.newAddress}
            </summary>
            <div className="panel">
              <SavedAddressForm
                command="add"
                isForShipping={isForShipping}
                values={typed}
                refused={refusedNew}
              />
            </div>
          </details>
        ) : (
          <p>{addressesFull()}</p>
        )}
      </div>
      <a
        href={isForShipping ? shippingPath : profilePath}
        className="link mt-4 inline-block min-h-11 content-center"
      >
        {isForShipping ? words.backToShipping : words.backToProfile}
      </a>
    </Page>
  );
}
