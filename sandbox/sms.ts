import { randomBytes, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Keys, Sandbox } from "./config.ts";
import { faulty, type Wire } from "./faults.ts";
import { page } from "./pages.ts";

type Message = { to: string; body: string; code: string | null; at: string };
type Recipient = Record<string, unknown>;

const KEPT_MESSAGES = 5_000;

/** Each by the flow id that the example of the environment names. */
const orderTexts: [string, string][] = [
  ["65f0c1a2d6fc0537a1b2c3d6", "Your order ##VAR1## at Kirana is accepted and will be packed."],
  [
    "65f0c1a2d6fc0537a1b2c3d7",
    "Your order ##VAR1## of Rs ##VAR2## from Kirana is out for delivery.",
  ],
  ["65f0c1a2d6fc0537a1b2c3d8", "Your order ##VAR1## from Kirana is delivered. Thank you!"],
  ["65f0c1a2d6fc0537a1b2c3d9", "Your order ##VAR1## at Kirana is cancelled."],
  ["65f0c1a2d6fc0537a1b2c3da", "Rs ##VAR2## for your order ##VAR1## at Kirana went back to you."],
  ["65f0c1a2d6fc0537a1b2c3db", "Your complaint at Kirana has the number ##VAR1##."],
  [
    "65f0c1a2d6fc0537a1b2c3dc",
    "The code for your order ##VAR1## is ##VAR2##. Tell it to the rider once you have your order.",
  ],
  ["65f0c1a2d6fc0537a1b2c3dd", "##VAR1## is back in stock at Kirana."],
  ["65f0c1a2d6fc0537a1b2c3de", "Your standing order for ##VAR1## was not placed: ##VAR2##"],
];

/**
 * At MSG91 these texts are stored under the flow's id, and approved by the operators; a call only
 * fills them.
 */
function templatesOf({ keys, shopOrigin }: Sandbox): Map<string, string> {
  const site = new URL(shopOrigin);
  return new Map([
    [
      keys.MSG91_FLOW_ID,
      `##VAR1## is your code for Kirana. It ends in 10 minutes. Share it with nobody.\n\n@${site.hostname} ###VAR1##`,
    ],
    [
      keys.MSG91_NO_ACCOUNT_FLOW_ID,
      `A password reset was asked for this number, but it has no account at Kirana. Register at ${site.host}`,
    ],
    ...orderTexts,
  ]);
}

export function sms(sandbox: Sandbox): Hono<Wire> {
  const app = new Hono<Wire>();
  const inbox: Message[] = [];
  const keep = (to: string, body: string) => {
    const code = /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? null;
    inbox.unshift({ to, body, code, at: new Date(sandbox.now()).toISOString() });
    inbox.length = Math.min(inbox.length, KEPT_MESSAGES);
  };

  const failure = { type: "error", message: "Something went wrong" };
  for (const path of ["/api/v5/flow", "/api/v5/flow/"]) {
    app.post(path, faulty(sandbox.switches, "sms", failure), async (c) => {
      const refusal = hasKey(c.req.header("authkey"), sandbox.keys)
        ? send(await c.req.text(), templatesOf(sandbox), keep)
        : "Invalid authkey";
      if (refusal) return c.json({ type: "error", message: refusal });
      return c.json({ type: "success", message: randomBytes(12).toString("hex") });
    });
  }

  app.get("/sms.json", (c) => {
    const phone = c.req.query("phone");
    return c.json(
      phone === undefined ? inbox : inbox.filter(({ to }) => to === withCountry(phone)),
    );
  });
  app.get("/sms", (c) => c.html(page("Text messages", inboxMarkup(inbox))));
  return app;
}

function hasKey(given: string | undefined, keys: Keys): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(keys.MSG91_AUTHKEY)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Answers why nothing was sent, or null. */
function send(
  text: string,
  templates: Map<string, string>,
  keep: (to: string, body: string) => void,
): string | null {
  const request = parseObject(text);
  if (!request) return "Invalid JSON";
  const template = templates.get(String(request.flow_id ?? request.template_id));
  if (template === undefined) return "Invalid flow id";
  const recipients = Array.isArray(request.recipients)
    ? request.recipients.filter(isObject)
    : [request];
  if (recipients.length === 0) return "No recipients";
  const outgoing: [string, string][] = [];
  for (const recipient of recipients) {
    const missing = [...template.matchAll(/##(VAR\d)##/g)].find(
      ([, name = ""]) => !recipient[name],
    );
    if (missing) return `Template variable missing: ${missing[1]}`;
    const body = template.replace(/##(VAR\d)##/g, (_, name: string) => String(recipient[name]));
    for (const to of String(recipient.mobiles ?? "").split(",")) {
      if (!/^\d{11,15}$/.test(to))
        return "Invalid mobile number: country code and number, digits only";
      outgoing.push([to, body]);
    }
  }
  for (const [to, body] of outgoing) keep(to, body);
  return null;
}

function parseObject(text: string): Recipient | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Recipient {
  return typeof value === "object" && value !== null;
}

function withCountry(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length === 10 ? `91${digits}` : digits;
}

function inboxMarkup(inbox: Message[]) {
  if (inbox.length === 0) return html`<p>No messages yet. Reload the page after one was sent.</p>`;
  return html`${inbox.slice(0, 200).map(
    ({ to, body, at }) =>
      html`<article class="card">
        <h2>+${to}</h2>
        <p class="body">${body}</p>
        <p class="quiet"><time datetime="${at}">${at}</time></p>
      </article>`,
  )}`;
}
