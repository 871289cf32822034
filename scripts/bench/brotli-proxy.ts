import { type IncomingMessage, type ServerResponse, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { type Secure, listen } from "./listen.ts";

export type Sent = {
  path: string;
  type: string;
  /** Head and body, as on the wire. */
  bytes: number;
  /** Asked for before anyone tapped. */
  isPrefetch: boolean;
};

/** As the local Worker compresses when brotli alone is asked for. */
const quality = 5;
const text = /^(text\/|application\/(json|javascript|manifest\+json|x-javascript)|image\/svg)/;

/**
 * Stands before the shop as the edge does, which answers every browser's HTTPS in brotli; locally a
 * browser gets gzip. It keeps a ledger of what it sent.
 */
export async function openBrotliProxy(shop: string, secure?: Secure) {
  const sent: Sent[] = [];
  let underWay = 0;
  const { hostname, port } = new URL(shop);
  const server = await listen((asked, answer) => {
    underWay += 1;
    answer.once("close", () => (underWay -= 1));
    const { ":authority": authority, host = authority, ...rest } = asked.headers;
    const headers = { ...withoutPseudo(rest), host: String(host), "accept-encoding": "identity" };
    const giveUp = () => (answer.headersSent ? answer.end() : answer.writeHead(502).end());
    const options = { hostname, port, path: asked.url, method: asked.method, headers };
    const forwarded = request(options, (response) => {
      const isPrefetch = /prefetch|prerender/.test(String(asked.headers["sec-purpose"]));
      const [path, type] = [asked.url ?? "", String(response.headers["content-type"])];
      const note = (bytes: number) => sent.push({ path, type, bytes, isPrefetch });
      compress(response, answer).then(note, giveUp);
    });
    asked.pipe(forwarded.on("error", giveUp));
  }, secure);
  return { ...server, takeSent: () => sent.splice(0), underWay: () => underWay };
}

/** HTTP/2 has method, path and host among its headers. */
function withoutPseudo(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
}

async function compress(response: IncomingMessage, answer: ServerResponse): Promise<number> {
  const plain = await buffer(response);
  const { "content-type": type = "", "content-encoding": encoding } = response.headers;
  const isText = plain.length > 0 && text.test(type) && !encoding;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body = isText ? brotliCompressSync(plain, { params }) : plain;
  const ofConnection = /^(transfer-encoding|connection|keep-alive|content-length)$/;
  const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.test(name));
  const headers = {
    ...Object.fromEntries(kept),
    ...(isText ? { "content-encoding": "br" } : {}),
    "content-length": plain.length > 0 ? body.length : (response.headers["content-length"] ?? 0),
  };
  answer.writeHead(response.statusCode ?? 502, headers);
  answer.end(body);
  return headBytes(headers) + body.length;
}

function headBytes(headers: Record<string, string | number | string[] | undefined>): number {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`);
}
