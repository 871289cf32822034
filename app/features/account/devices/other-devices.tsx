import { Form } from "@remix-run/react";
import { logoutEverywherePath } from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { formatMoment } from "#app/values/dates.ts";
import { words } from "./words.ts";

export type Device = { name: string; since: number };

/** Shown only when there is another one. */
export function OtherDevices({ devices }: { devices: Device[] }) {
  if (devices.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="devices">
      <h2 id="devices" className="mb-2">
        {words.otherDevices}
      </h2>
      <ul className="mb-4 divide-y divide-line">
        {devices.map(({ name, since }, index) => (
          <li key={`${since} ${index}`} className="py-2">
            {name ? words.called(name) : words.unknown}
            <span className="block text-xs text-stone">{words.since(formatMoment(since))}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action={logoutEverywherePath} onSubmit={clearStoredShop}>
        <button type="submit" className="button button-plain w-full" aria-describedby="everywhere">
          {words.signOutEverywhere}
        </button>
      </Form>
      <p id="everywhere" className="mt-1 text-xs text-stone">
        {words.hereToo}
      </p>
    </section>
  );
}
