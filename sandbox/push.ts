// A browser's push service and its devices in one: it opens what it is sent with the device's own
// key, so that a test reads what the phone would show.
import { createECDH, randomBytes } from "node:crypto";
import { Hono, type HonoRequest } from "hono";
import type { Sandbox } from "./config.ts";
import type { Wire } from "./faults.ts";
import { type DeviceKeys, isSigned, openSealed } from "./push-crypto.ts";

type Device = DeviceKeys & { id: string; answers: number };

const KEPT_MESSAGES = 1000;

export function push({ now }: Sandbox): Hono<Wire> {
  const app = new Hono<Wire>();
  const devices = new Map<string, Device>();
  const shown: Record<string, unknown>[] = [];

  app.post("/push/devices", async (c) => {
    const { answers = 201 } = (await c.req.json().catch(() => ({}))) as { answers?: number };
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    const device = { id: randomBytes(9).toString("hex"), keys, auth: randomBytes(16), answers };
    devices.set(device.id, device);
    return c.json({
      endpoint: `${new URL(c.req.url).origin}/push/devices/${device.id}`,
      p256dh: keys.getPublicKey("base64url"),
      auth: device.auth.toString("base64url"),
    });
  });

  app.post("/push/devices/:id", async (c) => {
    const device = devices.get(c.req.param("id"));
    if (!device) return c.text("No such subscription", 404);
    const refusal = refusalOf(c.req, now());
    if (refusal) return refusal;
    if (device.answers >= 300) return c.text("As wanted", device.answers as 410);
    const text = openSealed(Buffer.from(await c.req.arrayBuffer()), device);
    if (text === null) return c.text("Can't be opened", 400);
    const { TTL: ttl, Urgency: urgency, Topic: topic } = headersOf(c.req);
    const at = new Date(now()).toISOString();
    const message = JSON.parse(text) as unknown;
    shown.unshift({ device: device.id, at, ttl: Number(ttl), urgency, topic, message });
    shown.length = Math.min(shown.length, KEPT_MESSAGES);
    return c.body(null, 201);
  });

  app.get("/push.json", (c) => c.json(shown));
  return app;
}

function headersOf(request: HonoRequest) {
  const names = ["Authorization", "Content-Encoding", "TTL", "Urgency", "Topic"] as const;
  type Name = (typeof names)[number];
  const found = names.map((name) => [name, request.header(name) ?? ""]);
  return Object.fromEntries(found) as Record<Name, string>;
}

/** As a push service refuses who does not keep to the standards. */
function refusalOf(request: HonoRequest, now: number): Response | null {
  const { Authorization, TTL, ...headers } = headersOf(request);
  if (!isSigned(Authorization, { origin: new URL(request.url).origin, now }))
    return new Response("Not signed for this push service", { status: 403 });
  if (headers["Content-Encoding"] !== "aes128gcm" || !/^\d+$/.test(TTL))
    return new Response("Another encoding, or no TTL", { status: 400 });
  return null;
}
