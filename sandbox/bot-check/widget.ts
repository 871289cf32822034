import { html, raw } from "hono/html";

/** A JSON value that can stand inside a script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * As with the real one the token comes out of a frame, so that the shop's frame-src is put to the
 * test.
 */
export function widgetScript(origin: string): string {
  return `(() => {
  "use strict";
  const ORIGIN = ${literal(origin)};
  const REFRESH_MS = 290000;
  const query = new URLSearchParams(document.currentScript?.src.split("?")[1]);
  const widgets = new Map();
  let made = 0;

  const call = (name, ...values) => {
    const callback = typeof name === "string" ? window[name] : name;
    if (typeof callback === "function") callback(...values);
  };
  const find = (key) => {
    if (key === undefined) return widgets.values().next().value;
    if (widgets.has(key)) return widgets.get(key);
    const element = typeof key === "string" ? document.querySelector(key) : key;
    return [...widgets.values()].find((widget) => widget.element === element);
  };
  const optionsOf = (element, given) => ({
    sitekey: element.dataset.sitekey, action: element.dataset.action, cData: element.dataset.cdata,
    callback: element.dataset.callback, "error-callback": element.dataset.errorCallback,
    "expired-callback": element.dataset.expiredCallback,
    "response-field": element.dataset.responseField !== "false",
    "response-field-name": element.dataset.responseFieldName ?? "cf-turnstile-response", ...given,
  });

  const start = (widget) => {
    clearTimeout(widget.timer);
    widget.token = undefined;
    if (widget.input) widget.input.value = "";
    widget.run += 1;
    widget.frame.src = ORIGIN + "/turnstile/v0/widget?" + new URLSearchParams({
      id: widget.id, run: String(widget.run), sitekey: widget.options.sitekey ?? "",
      action: widget.options.action ?? "", cdata: widget.options.cData ?? "", hostname: location.hostname,
    });
  };

  const render = (target, given = {}) => {
    const element = typeof target === "string" ? document.querySelector(target) : target;
    if (!element) return undefined;
    const known = find(element);
    if (known) return known.id;
    const widget = { id: "cf-chl-widget-" + (made += 1), element, options: optionsOf(element, given), run: 0 };
    if (widget.options["response-field"]) {
      widget.input = Object.assign(document.createElement("input"), {
        type: "hidden", name: widget.options["response-field-name"], id: widget.id + "_response",
      });
      element.append(widget.input);
    }
    widget.frame = Object.assign(document.createElement("iframe"), {
      title: "Bot check", lang: "en", width: "300", height: "65", frameBorder: "0",
    });
    // As the real one it then shows only where it asks something.
    widget.show = (isShown) => {
      if (widget.options.appearance === "interaction-only") widget.frame.style.display = isShown ? "" : "none";
    };
    widget.show(false);
    widgets.set(widget.id, widget);
    start(widget);
    element.append(widget.frame);
    return widget.id;
  };

  const reset = (key) => { const widget = find(key); if (widget) start(widget); };
  const remove = (key) => {
    const widget = find(key);
    if (!widget) return;
    clearTimeout(widget.timer);
    widget.frame.remove();
    widget.input?.remove();
    widgets.delete(widget.id);
  };

  addEventListener("message", ({ origin, source, data }) => {
    const widget = origin === ORIGIN ? widgets.get(data?.id) : undefined;
    if (!widget || source !== widget.frame.contentWindow || data.run !== String(widget.run)) return;
    widget.show(!data.token);
    if (data.isAsking) return;
    if (!data.token) return call(widget.options["error-callback"], data.error);
    widget.token = data.token;
    if (widget.input) widget.input.value = data.token;
    widget.timer = setTimeout(() => { call(widget.options["expired-callback"]); start(widget); }, REFRESH_MS);
    call(widget.options.callback, data.token);
  });

  const whenReady = (task) => document.readyState === "loading"
    ? document.addEventListener("DOMContentLoaded", task, { once: true }) : task();
  window.turnstile = {
    render, reset, remove, ready: whenReady,
    getResponse: (key) => find(key)?.token,
    isExpired: (key) => find(key)?.token === undefined,
  };
  whenReady(() => {
    if (query.get("onload")) call(query.get("onload"));
    if (query.get("render") !== "explicit") document.querySelectorAll(".cf-turnstile").forEach((each) => render(each));
  });
})();
`;
}

type Outcome = { id: string; run: string; token?: string; error?: string };

export function widgetPage(outcome: Outcome, isInteractive: boolean) {
  const words = outcome.token ? "✓ Success! (sandbox)" : "✗ Verification failed (sandbox)";
  const script = `
const tell = () => {
  document.querySelector("button")?.remove();
  document.querySelector("p").textContent = ${literal(words)};
  parent.postMessage(${literal(outcome)}, "*");
};
${
  isInteractive
    ? `parent.postMessage(${literal({ ...outcome, token: undefined, isAsking: true })}, "*");
document.querySelector("button").addEventListener("click", tell);`
    : "tell();"
}`;
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Bot check</title>
      <style>
        body {
          margin: 0;
          padding: 1.1rem;
          border: 1px solid #8888;
          font:
            1rem/1.5 system-ui,
            sans-serif;
        }
        p {
          margin: 0;
        }
      </style>
      <p></p>
      ${isInteractive ? html`<button type="button">Verify you are human</button>` : ""}
      <script>
        ${raw(script)};
      </script>
    </html>`;
}
