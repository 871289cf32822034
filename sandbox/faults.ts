import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";

export type Service = "payment" | "sms" | "geocoder" | "botcheck";
export type Fault = { mode: "delay" | "fail" | "drop" | "nonsense"; count: number; ms: number };
export type WebhookMode = "once" | "twice" | "late" | "none";
export type Wire = { Bindings: HttpBindings };

export type Switches = {
  setFault: (service: Service, fault: Fault) => void;
  takeFault: (service: Service) => Fault | null;
  setWebhook: (mode: WebhookMode) => void;
  takeWebhook: () => WebhookMode;
  reset: () => void;
};

export function createSwitches(): Switches {
  const faults = new Map<Service, Fault>();
  let webhook: WebhookMode = "once";
  return {
    setFault: (service, fault) => void faults.set(service, { ...fault }),
    takeFault(service) {
      const fault = faults.get(service);
      if (!fault) return null;
      fault.count -= 1;
      if (fault.count === 0) faults.delete(service);
      return { ...fault };
    },
    setWebhook: (mode) => void (webhook = mode),
    takeWebhook() {
      const mode = webhook;
      webhook = "once";
      return mode;
    },
    reset() {
      faults.clear();
      webhook = "once";
    },
  };
}

const NONSENSE = [
  { type: "text/html; charset=utf-8", body: "<!doctype html><title>Welcome</title><p>It works!" },
  { type: "application/json", body: '{"status":' },
  { type: "application/json", body: "[42]" },
];

/**
 * A failing service has done nothing. A slow, dropped or garbled answer comes after the work was
 * done: that is the case in which a client must not simply ask again.
 */
export function faulty(
  switches: Switches,
  service: Service,
  failure: object,
): MiddlewareHandler<Wire> {
  return async (c, next) => {
    const fault = switches.takeFault(service);
    if (fault?.mode === "fail") return c.json(failure, 500);
    await next();
    if (fault?.mode === "delay") await wait(fault.ms, undefined, { ref: false });
    if (fault?.mode === "drop") {
      c.env.incoming.socket.destroy();
      c.res = RESPONSE_ALREADY_SENT.clone();
    }
    if (fault?.mode === "nonsense") {
      const answer = NONSENSE[fault.count % NONSENSE.length] ?? NONSENSE[0];
      c.res = new Response(answer?.body, {
        status: 200,
        headers: { "Content-Type": answer?.type ?? "" },
      });
    }
  };
}
