import { answerCalls } from "#app/features/api/call/answer-calls.server.ts";
import { apiCalls } from "#app/features/api/document/calls.server.ts";
import { startSandbox } from "#sandbox/server.ts";
import { openTestShop } from "./test-shop.ts";

export type Json = Record<string, unknown>;
export type Sent = {
  token?: string;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, unknown>;
  form?: FormData;
};
export type Answered = { status: number; body: Json; headers: Headers };

/** The table of calls on a real database, with the gateways of the sandbox. */
export async function openApiShop(variables: Record<string, string> = {}) {
  const sandbox = await startSandbox({ port: 0, shopOrigin: "http://127.0.0.1:9" });
  const shop = await openTestShop({
    JUSPAY_BASE_URL: sandbox.url,
    MSG91_BASE_URL: sandbox.url,
    ...variables,
  });
  const answer = answerCalls(apiCalls);

  async function send(method: string, path: string, sent: Sent = {}): Promise<Answered> {
    const headers = new Headers(sent.headers);
    if (sent.token) headers.set("Authorization", `Bearer ${sent.token}`);
    const body =
      sent.form ?? sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    if (body !== undefined && !sent.form && !headers.has("Content-Type"))
      headers.set("Content-Type", "application/json");
    const { cookies = {} } = sent;
    const asked = await shop.ask(path, {
      method,
      headers,
      cookies,
      ...(body === undefined ? {} : { body }),
    });
    const response = await answer(asked);
    const text = await response.text();
    return {
      status: response.status,
      body: text ? (JSON.parse(text) as Json) : {},
      headers: response.headers,
    };
  }

  return {
    ...shop,
    sandbox: sandbox.url,
    send,
    get: (path: string, sent: Sent = {}) => send("GET", path, sent),
    post: (path: string, body?: unknown, sent: Sent = {}) => send("POST", path, { ...sent, body }),
    put: (path: string, body?: unknown, sent: Sent = {}) => send("PUT", path, { ...sent, body }),
    remove: (path: string, sent: Sent = {}) => send("DELETE", path, sent),
    async addVisitor(fields: Parameters<typeof shop.addCustomer>[0] = {}) {
      const customer = await shop.addCustomer(fields);
      const [token, session] = await Promise.all([
        shop.signIn(customer.id, "bearer"),
        shop.signIn(customer.id),
      ]);
      return { ...customer, token, session };
    },
    async addPack(
      pack: Parameters<typeof shop.addProduct>[0]["brands"][string][number] = {},
      name = `Atta ${Math.random().toString(36).slice(2)}`,
    ) {
      const [added] = await shop.addProduct({
        name,
        brands: { Aashirvaad: [{ pricePaise: 25_000, ...pack }] },
      });
      return added!;
    },
    control: (command: object) =>
      fetch(`${sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) }),
    async codeFor(phone: string): Promise<string> {
      const [newest] = (await (await fetch(`${sandbox.url}/sms.json?phone=91${phone}`)).json()) as {
        code: string;
      }[];
      return newest?.code ?? "";
    },
    count: (table: string) =>
      shop.bindings.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n"),
    async close() {
      await sandbox.close();
      await shop.close();
    },
  };
}

export type ApiShop = Awaited<ReturnType<typeof openApiShop>>;
