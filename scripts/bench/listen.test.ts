import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { get } from "node:https";
import { afterAll, expect, test } from "vitest";
import { openBrowser } from "#scripts/open-browser.ts";
import { openBrotliProxy } from "./brotli-proxy.ts";
import { listen } from "./listen.ts";
import { makeCertificate } from "./certificate.ts";

const { digest, ...certificate } = makeCertificate();
const opened: { close(): Promise<unknown> }[] = [];
const keep = <T extends { close(): Promise<unknown> }>(one: T): T => {
  opened.push(one);
  return one;
};
afterAll(() => Promise.all(opened.map((one) => one.close())));

test("a browser that trusts the run's key speaks to one server by HTTP/2, to the other by HTTP/1.1", async () => {
  const browser = keep(await openBrowser({ trustedKey: digest }));
  for (const [protocol, spoken] of [
    ["HTTP/2", "h2"],
    ["HTTP/1.1", "http/1.1"],
  ] as const) {
    const server = keep(
      await listen((_, answer) => void answer.end("<p>Here"), { ...certificate, protocol }),
    );
    const page = await browser.newPage();
    await page.goto(server.url);
    const navigation = "performance.getEntriesByType('navigation')[0].nextHopProtocol";
    expect(await page.evaluate(navigation)).toBe(spoken);
  }
});

test("the proxy hands on what is asked by either, and keeps a ledger of what it sent in brotli", async () => {
  const shop = keep(
    await listen(({ url }, answer) => {
      answer.writeHead(200, { "Content-Type": "text/html" }).end(`${url} `.repeat(100));
    }),
  );
  for (const protocol of ["HTTP/2", "HTTP/1.1"] as const) {
    const proxy = keep(await openBrotliProxy(shop.url, { ...certificate, protocol }));
    const encoding = await (protocol === "HTTP/2" ? askByHttp2 : askByHttp1)(proxy.url);
    expect(encoding).toBe("br");
    const [sent] = proxy.takeSent();
    expect(sent).toMatchObject({ path: "/rice", type: "text/html", isPrefetch: false });
    expect(sent!.bytes).toBeLessThan(300);
  }
});

async function askByHttp2(url: string): Promise<unknown> {
  const session = connect(url, { rejectUnauthorized: false });
  const asked = session.request({ ":path": "/rice" });
  const [headers] = (await once(asked, "response")) as [Record<string, string>];
  await once(asked.resume(), "end");
  session.close();
  return headers["content-encoding"];
}

async function askByHttp1(url: string): Promise<unknown> {
  const asked = get(`${url}/rice`, { rejectUnauthorized: false });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  await once(answer.resume(), "end");
  return answer.headers["content-encoding"];
}
