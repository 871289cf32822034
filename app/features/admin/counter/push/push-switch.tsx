import { useEffect, useState } from "react";
import { counterCommandPath } from "#app/addresses/side-paths.ts";
import { words } from "./words.ts";

type State = "unknown" | "off" | "on" | "blocked" | "failed";

/** Tells this phone of a new order while it is locked; off until it is switched on here. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const [state, setState] = useState<State>("unknown");
  useEffect(() => {
    void current().then((subscription) => {
      if (subscription !== undefined) setState(subscription ? "on" : "off");
    });
  }, []);
  if (state === "unknown") return null;
  const turn = () =>
    (state === "on" ? switchOff() : switchOn(publicKey)).then(setState, () => setState("failed"));
  return (
    <p className="push">
      <button type="button" className="button button-plain" onClick={turn}>
        {state === "on" ? words.stopTelling : words.tellPhone}
      </button>
      {state === "blocked" ? ` ${words.blocked}` : null}
      {state === "failed" ? ` ${words.failed}` : null}
    </p>
  );
}

/** Undefined where the browser knows no push. */
async function current(): Promise<PushSubscription | null | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

async function switchOn(publicKey: string): Promise<State> {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  if (await send(subscription)) return "on";
  await subscription.unsubscribe();
  return "failed";
}

async function switchOff(): Promise<State> {
  const subscription = await current();
  if (!subscription) return "off";
  if (!(await send(subscription, { off: "1" }))) return "failed";
  await subscription.unsubscribe();
  return "off";
}

async function send(subscription: PushSubscription, more: Record<string, string> = {}) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const body = new URLSearchParams({ endpoint, p256dh, auth, ...more });
  return (await fetch(counterCommandPath("push"), { method: "POST", body })).ok;
}
