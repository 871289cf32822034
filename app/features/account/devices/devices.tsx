import { Form } from "@remix-run/react";
import { logoutEverywherePath } from "#app/addresses/paths.ts";
import { FoldedRow } from "#app/features/account/folded-row.tsx";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { formatMoment } from "#app/values/dates.ts";
import { words } from "./words.ts";

type Device = { name: string; since: number };
export type SignedIn = { here: string; others: Device[] };

type Alike = Device & { count: number };

/** The newest, which comes first, stands for all that are called alike. */
function alike(devices: Device[]): Alike[] {
  const byName = new Map<string, Alike>();
  for (const device of devices) {
    const before = byName.get(device.name);
    if (before) before.count += 1;
    else byName.set(device.name, { ...device, count: 1 });
  }
  return [...byName.values()];
}

/** Shown only when there is another one than this. */
export function Devices({ here, others }: SignedIn) {
  if (others.length === 0) return null;
  return (
    <FoldedRow icon="phone" title={words.devices}>
      <ul className="grid gap-3">
        <li>
          {nameOf(here)}
          <strong className="block text-xs text-leaf">{words.thisDevice}</strong>
        </li>
        {alike(others).map((device) => (
          <li key={device.name}>
            <DeviceText {...device} />
          </li>
        ))}
      </ul>
      <Form method="post" action={logoutEverywherePath} onSubmit={clearStoredShop}>
        <button
          type="submit"
          className="button button-plain w-full md:w-auto"
          aria-describedby="everywhere"
        >
          {words.signOutEverywhere}
        </button>
      </Form>
      <p id="everywhere" className="text-xs text-stone">
        {words.hereToo}
      </p>
    </FoldedRow>
  );
}

const nameOf = (device: string) => (device ? words.called(device) : words.unknown);

function DeviceText({ name, since, count }: Alike) {
  const [called, moment] = [nameOf(name), formatMoment(since)];
  return (
    <>
      {count > 1 ? words.count(called, count) : called}
      <span className="block text-xs text-stone">
        {count > 1 ? words.last(moment) : words.since(moment)}
      </span>
    </>
  );
}
