import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { words } from "./words.ts";

type DeviceSwitchProps = {
  publicKey: string;
  /** Whether this device is told now. */
  isOn: boolean;
  /** What takes the device, or forgets it. */
  action: string;
  labels: { on: string; off: string };
  look?: string;
};

/**
 * Tells this phone while nobody looks, once it is switched on here. That takes scripts and a browser
 * that can; switching it off neither.
 */
export function DeviceSwitch({
  publicKey,
  isOn,
  action,
  labels,
  look = "button button-plain w-full",
}: DeviceSwitchProps) {
  const { Form, submit, data, state } = useFetcher<{ message: string }>();
  const [own, setOwn] = useState<Own>("unknown");
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    void ownSubscription().then(setOwn);
  }, []);
  const isTold = isOn && own !== null;
  if (own === "unknown" && !isOn) return null;
  async function switchOn(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    try {
      const subscription = await subscribe(publicKey);
      if (!subscription) return setFailure(words.blocked);
      setOwn(subscription);
      submit(fieldsOf(subscription), { method: "post", action, preventScrollReset: true });
    } catch {
      setFailure(words.failed);
    }
  }
  const refusal = failure ?? data?.message;
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      onSubmit={isTold ? undefined : (event) => void switchOn(event)}
    >
      {isTold ? <input type="hidden" name="off" value="1" /> : null}
      {isTold && own !== "unknown" ? (
        <input type="hidden" name="endpoint" value={own.endpoint} />
      ) : null}
      <button type="submit" className={look} disabled={state !== "idle"}>
        {isTold ? labels.off : labels.on}
      </button>
      {refusal ? <Alert>{refusal}</Alert> : null}
    </Form>
  );
}

/** What the browser has of its own; unknown until it was asked, and where it knows no push. */
type Own = PushSubscription | null | "unknown";

async function ownSubscription(): Promise<Own> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unknown";
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

/** Null where the visitor, or the browser's settings, do not allow it. */
async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may be of another visitor, or for another key of the shop.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function fieldsOf(subscription: PushSubscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint, p256dh, auth };
}
