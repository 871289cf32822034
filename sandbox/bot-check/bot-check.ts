import { randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import type { Sandbox } from "#sandbox/config.ts";
import { faulty, type Wire } from "#sandbox/faults.ts";
import { readBody } from "#sandbox/request-body.ts";
import { widgetPage, widgetScript } from "./widget.ts";

type Success = {
  success: true;
  challenge_ts: string;
  hostname: string;
  action: string;
  cdata: string;
  "error-codes": [];
};
type Token = { at: number; answer: Success; usedWith?: string };
type Tokens = Map<string, Token>;

const DUMMY_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";
const TOKEN_LIFE_MS = 300_000;
const TEST_SITEKEYS: Record<string, "pass" | "block" | "ask"> = {
  "1x00000000000000000000AA": "pass",
  "1x00000000000000000000BB": "pass",
  "2x00000000000000000000AB": "block",
  "2x00000000000000000000BB": "block",
  "3x00000000000000000000FF": "ask",
};
const TEST_SECRETS: Record<string, string | null> = {
  "1x0000000000000000000000000000000AA": null,
  "2x0000000000000000000000000000000AA": "invalid-input-response",
  "3x0000000000000000000000000000000AA": "timeout-or-duplicate",
};

export function botCheck(sandbox: Sandbox): Hono<Wire> {
  const app = new Hono<Wire>();
  const tokens: Tokens = new Map();
  app.get("/turnstile/v0/api.js", (c) => {
    c.header("Content-Type", "text/javascript; charset=utf-8");
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    return c.body(widgetScript(new URL(c.req.url).origin));
  });
  app.get("/turnstile/v0/widget", (c) => {
    c.header("Cache-Control", "no-store");
    const { id = "", run = "", sitekey = "" } = c.req.query();
    const rule = TEST_SITEKEYS[sitekey];
    if (rule === "block") return c.html(widgetPage({ id, run, error: "300030" }, false));
    if (rule) return c.html(widgetPage({ id, run, token: DUMMY_TOKEN }, rule === "ask"));
    if (sitekey !== sandbox.keys.TURNSTILE_SITEKEY)
      return c.html(widgetPage({ id, run, error: "110100" }, false));
    return c.html(widgetPage({ id, run, token: mint(c, tokens, sandbox.now()) }, false));
  });
  const failure = { success: false, "error-codes": ["internal-error"] };
  app.post("/turnstile/v0/siteverify", faulty(sandbox.switches, "botcheck", failure), async (c) => {
    const answer = verify(await readBody(c), tokens, sandbox);
    return c.json(
      typeof answer === "string" ? { success: false, "error-codes": [answer] } : answer,
    );
  });
  return app;
}

function mint(c: Context, tokens: Tokens, now: number): string {
  for (const [old, { at }] of tokens) if (now - at > 2 * TOKEN_LIFE_MS) tokens.delete(old);
  const token = `0.${randomBytes(48).toString("base64url")}`;
  const { hostname = "", action = "", cdata = "" } = c.req.query();
  tokens.set(token, { at: now, answer: success(now, { hostname, action, cdata }) });
  return token;
}

function success(at: number, page: { hostname: string; action: string; cdata: string }): Success {
  return { success: true, challenge_ts: new Date(at).toISOString(), ...page, "error-codes": [] };
}

/** Answers the success, or the code of the error. */
function verify(
  body: Record<string, unknown> | null,
  tokens: Tokens,
  sandbox: Sandbox,
): Success | string {
  if (!body) return "bad-request";
  const { secret, response, idempotency_key: key } = body;
  if (typeof secret !== "string" || !secret) return "missing-input-secret";
  const testAnswer = TEST_SECRETS[secret];
  if (testAnswer === undefined && secret !== sandbox.keys.TURNSTILE_SECRET)
    return "invalid-input-secret";
  if (typeof response !== "string" || !response) return "missing-input-response";
  if (testAnswer) return testAnswer;
  if (testAnswer === null)
    return success(sandbox.now(), { hostname: "example.com", action: "", cdata: "" });
  const token = tokens.get(response);
  if (!token) return "invalid-input-response";
  const isRepeat = typeof key === "string" && key !== "" && token.usedWith === key;
  if (sandbox.now() - token.at > TOKEN_LIFE_MS) return "timeout-or-duplicate";
  if (token.usedWith !== undefined && !isRepeat) return "timeout-or-duplicate";
  token.usedWith = typeof key === "string" ? key : "";
  return token.answer;
}
