import { Hono } from "hono";
import * as v from "valibot";
import type { Sandbox } from "./config.ts";
import type { Wire } from "./faults.ts";

const Command = v.union([
  v.strictObject({ reset: v.literal(true) }),
  v.strictObject({
    service: v.picklist(["payment", "sms", "geocoder", "botcheck"]),
    mode: v.picklist(["delay", "fail", "drop", "nonsense"]),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 5_000),
  }),
  v.strictObject({ service: v.literal("payment"), webhook: v.picklist(["twice", "late", "none"]) }),
  v.strictObject({
    service: v.literal("payment"),
    webhook: v.literal("forged"),
    orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
]);

type Command = v.InferOutput<typeof Command>;
type SendForged = (orderId: string) => Promise<number>;

export function control(sandbox: Sandbox, sendForged: SendForged): Hono<Wire> {
  const app = new Hono<Wire>();
  app.all("/control", async (c) => {
    const command = c.req.method === "POST" ? parseCommand(await c.req.text()) : null;
    if (!command)
      return c.json({ message: "POST one of the commands listed on the front page." }, 400);
    return c.json({ ok: true, ...(await obey(command, sandbox, sendForged)) });
  });
  return app;
}

function parseCommand(text: string): Command | null {
  try {
    const parsed = v.safeParse(Command, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

async function obey(
  command: Command,
  { switches }: Sandbox,
  sendForged: SendForged,
): Promise<object> {
  if ("reset" in command) switches.reset();
  else if ("mode" in command) switches.setFault(command.service, command);
  else if (command.webhook === "forged") return { answered: await sendForged(command.orderId) };
  else switches.setWebhook(command.webhook);
  return {};
}
