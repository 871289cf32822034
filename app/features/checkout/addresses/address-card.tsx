import { Form } from "@remix-run/react";
import { addressCommandPath, addressesPath, changeAddressPath } from "#app/addresses/paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { isCompleteAddress } from "#app/values/address.ts";
import { SavedAddressForm } from "./saved-address-form.tsx";
import { type SavedAddress, addressName } from "./saved-address.ts";
import { words } from "./words.ts";

const act = "link inline-flex min-h-11 items-center font-semibold";

type AddressCardProps = {
  address: SavedAddress;
  isOpen: boolean;
  refused: FormFailure | undefined;
};

/** An address with what can be done about it; opened it is a form. */
export function AddressCard({ address, isOpen, refused }: AddressCardProps) {
  const { id, street, city, postalCode, isDefault } = address;
  const name = addressName(address);
  return (
    <article className="panel flex flex-col wrap-anywhere" aria-labelledby={id}>
      <div className="mb-1 flex items-start gap-2">
        <LineIcon name="address" />
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 id={id} className="text-lg leading-6">
            {name}
          </h2>
          {isDefault ? (
            <span className="rounded-md bg-mint px-2 text-xs font-semibold text-leaf">
              {words.default}
            </span>
          ) : null}
        </div>
      </div>
      {isOpen ? (
        <>
          <SavedAddressForm command="change" id={id} values={textsOf(address)} refused={refused} />
          <a href={addressesPath} className="link mt-2 inline-block min-h-11 content-center">
            {words.leave}
          </a>
        </>
      ) : (
        <>
          <address className="mb-3 text-sm not-italic">
            {name === street ? null : (
              <>
                {street}
                <br />
              </>
            )}
            {city} {postalCode}
            <AtTheDoor {...address} />
          </address>
          {isCompleteAddress(address) ? null : (
            <p className="mb-3 text-chilli">{words.notComplete}</p>
          )}
          <Ways address={address} />
        </>
      )}
    </article>
  );
}

/** What can be done about it; before it is deleted it is asked. */
function Ways({ address }: Pick<AddressCardProps, "address">) {
  const { id, isDefault } = address;
  const name = addressName(address);
  return (
    <div className="flex flex-wrap mt-auto items-center gap-x-5 border-t border-line pt-2 -mb-2">
      <a href={changeAddressPath(id)} className={act}>
        {words.change}
        <span className="sr-only"> {name}</span>
      </a>
      {isDefault ? null : (
        <RowForm id={id} command="default" label={words.makeDefault} about={name} />
      )}
      <details className="ml-auto open:basis-full">
        <summary className={`${act} list-none text-chilli`}>
          {words.delete}
          <span className="sr-only"> {name}</span>
        </summary>
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-rose p-3">
          <p className="flex-1 basis-40">{words.sureToDelete(name)}</p>
          <RowForm id={id} command="delete" label={words.delete} about={name} />
        </div>
      </details>
    </div>
  );
}

function textsOf({ label, street, city, postalCode, landmark, doorNote }: SavedAddress) {
  return { label, street, city, postalCode, landmark, doorNote };
}

type RowFormProps = {
  id: string;
  command: "delete" | "default";
  label: string;
  about: string;
};

function RowForm({ id, command, label, about }: RowFormProps) {
  return (
    <Form method="post" action={addressCommandPath(command)}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" className={command === "delete" ? "button button-danger bg-card" : act}>
        {label}
        <span className="sr-only"> {about}</span>
      </button>
    </Form>
  );
}
