import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { botCheck } from "./bot-check/bot-check.ts";
import { DEFAULT_PACE, SAMPLE_KEYS, type Keys, type Pace, type Sandbox } from "./config.ts";
import { control } from "./control.ts";
import { createSwitches, type Wire } from "./faults.ts";
import { geocoder } from "./geocoder.ts";
import { frontPage } from "./pages.ts";
import { paymentApi } from "./payment/api.ts";
import { hostedPage } from "./payment/hosted-page.ts";
import { createOrders } from "./payment/orders.ts";
import { sendForged } from "./payment/webhook.ts";
import { push } from "./push.ts";
import { sms } from "./sms.ts";

export type SandboxOptions = Partial<Keys> & {
  port: number;
  shopOrigin: string;
  now?: () => number;
  pace?: Partial<Pace>;
};

const LOOPBACK = "127.0.0.1";

export async function startSandbox(
  options: SandboxOptions,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { port, shopOrigin, now = Date.now, pace, ...keys } = options;
  const timers = new Set<NodeJS.Timeout>();
  const ending = new AbortController();
  const app = assemble({
    keys: { ...SAMPLE_KEYS, ...keys },
    shopOrigin,
    now,
    pace: { ...DEFAULT_PACE, ...pace },
    switches: createSwitches(),
    later(ms, task) {
      if (ending.signal.aborted) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        task();
      }, ms);
      timers.add(timer);
    },
  });
  const server = serve({ fetch: app.fetch, port, hostname: LOOPBACK });
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    async close() {
      ending.abort();
      for (const timer of timers) clearTimeout(timer);
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function assemble(sandbox: Sandbox): Hono<Wire> {
  const orders = createOrders();
  const forge = (orderId: string) => sendForged(sandbox, orders.findByEither(orderId), orderId);
  const app = new Hono<Wire>();
  app.get("/", (c) => c.html(frontPage()));
  app.route("/", paymentApi(sandbox, orders));
  app.route("/", hostedPage(sandbox, orders));
  app.route("/", sms(sandbox));
  app.route("/", push(sandbox));
  app.route("/", geocoder(sandbox));
  app.route("/", botCheck(sandbox));
  app.route("/", control(sandbox, forge));
  return app;
}
