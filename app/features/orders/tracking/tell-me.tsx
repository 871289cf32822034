import { profileCommandPath } from "#app/addresses/side-paths.ts";
import type { OwnDevice } from "#app/features/notices/devices/keep-device.server.ts";
import { type Order, isWaitingForPayment } from "#app/features/orders/order.ts";
import { DeviceSwitch } from "#app/ui/device/device-switch.tsx";
import { words } from "./tell-me.words.ts";

/** Null where nobody is to be asked. */
type TellMeProps = { order: Order; device: OwnDevice | null };

/** Asked for while it is of use: until the order is on its way. */
export function TellMe({ order, device }: TellMeProps) {
  if (device === null || order.dispatchedAt !== null || isWaitingForPayment(order)) return null;
  return (
    <DeviceSwitch
      {...device}
      action={profileCommandPath("push")}
      look="link -my-2 flex min-h-11 items-center text-sm"
      labels={{ on: words.tellPhone, off: words.stopTelling }}
    />
  );
}
