import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { SAMPLE_KEYS } from "./config.ts";
import { startSandbox, type SandboxOptions } from "./server.ts";

export type Json = Record<string, unknown>;
export type Received = {
  authorization: string | undefined;
  event: { id: string; event_name: string; content: { order: Json } };
};
export type Shop = { origin: string; received: Received[]; answers: number[] };

export const HEADERS = {
  "Content-Type": "application/json",
  Authorization: `Basic ${btoa(`${SAMPLE_KEYS.JUSPAY_API_KEY}:`)}`,
  "x-merchantid": SAMPLE_KEYS.JUSPAY_MERCHANT_ID,
};

export const SESSION = {
  order_id: "KR7F3K9QZ2M4X",
  amount: "249.50",
  customer_id: "customer-1",
  customer_phone: "9000000002",
  payment_page_client_id: SAMPLE_KEYS.JUSPAY_CLIENT_ID,
  action: "paymentPage",
  currency: "INR",
  return_url: "http://localhost:8787/payment/return",
  udf1: "shop-order-1",
};

/** A sandbox of its own for one test, ended with it. */
export async function sandboxFor(options: Partial<SandboxOptions> = {}): Promise<string> {
  const { url, close } = await startSandbox({
    port: 0,
    shopOrigin: "http://127.0.0.1:9",
    ...options,
  });
  onTestFinished(close);
  return url;
}

/** Takes webhooks, and answers them with the given statuses, then 200. */
export async function shopFor(answers: number[] = []): Promise<Shop> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({
        authorization: request.headers.authorization,
        event: JSON.parse(body) as Received["event"],
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
  };
}

type Answer = { http: number; body: Json };

export async function send(
  url: string,
  body: Json,
  headers: Record<string, string> = HEADERS,
): Promise<Answer> {
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { http: response.status, body: (await response.json()) as Json };
}

export async function statusOf(url: string, orderId = SESSION.order_id): Promise<Json> {
  return (await (await fetch(`${url}/orders/${orderId}`, { headers: HEADERS })).json()) as Json;
}

export async function openLink(url: string, changes: Json = {}): Promise<string> {
  const { body } = await send(`${url}/session`, { ...SESSION, ...changes });
  return (body.payment_links as { web: string }).web;
}

export function press(
  link: string,
  button: "pay" | "decline" | "cancel" | "pending",
): Promise<Response> {
  return fetch(`${link}/${button}`, { method: "POST", redirect: "manual" });
}
