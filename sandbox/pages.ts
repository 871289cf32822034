import { html, raw } from "hono/html";

type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --accent: #1b6e3c }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
code, pre { font: .9em ui-monospace, monospace }
.card { border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem }
.card p { margin: 0 0 .5rem; overflow-wrap: anywhere }
.sum { font-size: 2rem; font-weight: 700 }
.quiet { opacity: .75; font-size: .9rem }
.body { white-space: pre-wrap }
form { margin: 0 0 .75rem }
button { width: 100%; min-height: 3rem; border: 1px solid var(--line); border-radius: .5rem;
  background: transparent; color: inherit; font: inherit; cursor: pointer }
button:hover, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
button.main { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600 }
dt { font-weight: 600 } dd { margin: 0 0 .75rem }
`;

export function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

const switches = `{ "service": "payment" | "sms" | "geocoder" | "botcheck",
  "mode": "delay" | "fail" | "drop" | "nonsense", "count": 1, "ms": 5000 }
{ "service": "payment", "webhook": "twice" | "late" | "none" }
{ "service": "payment", "webhook": "forged", "orderId": "…" }
{ "reset": true }`;

export function frontPage(): Markup {
  return page(
    "Sandbox",
    html` <p>
        Stands in for the services the shop speaks to. Nothing leaves this machine, and all is
        forgotten at the end.
      </p>
      <dl>
        <dt><a href="/sms">Text messages</a></dt>
        <dd>Newest first. As JSON: <code>/sms.json?phone=919000000002</code></dd>
        <dt>Payment (Juspay)</dt>
        <dd>
          <code>POST /session</code>, <code>GET</code> or <code>POST /orders/{id}</code>,
          <code>POST /orders/{id}/refunds</code>, <code>POST /refunds</code>, and the page behind
          <code>payment_links.web</code>
        </dd>
        <dt>SMS (MSG91)</dt>
        <dd><code>POST /api/v5/flow</code></dd>
        <dt>Push: <code>POST /push/devices</code>, <a href="/push.json">/push.json</a></dt>
        <dt>Geocoder (Google)</dt>
        <dd><code>GET /maps/api/geocode/json</code></dd>
        <dt>Bot check (Turnstile)</dt>
        <dd>
          <a href="/turnstile/v0/api.js">/turnstile/v0/api.js</a>,
          <code>POST /turnstile/v0/siteverify</code>
        </dd>
        <dt>Switches: <code>POST /control</code></dt>
        <dd>
          <pre>${switches}</pre>
          <code>fail</code> does nothing and says so; <code>delay</code>, <code>drop</code> and
          <code>nonsense</code> do the work and spoil the answer. <code>reset</code> turns the
          switches off; messages and payments stay.
        </dd>
      </dl>`,
  );
}
