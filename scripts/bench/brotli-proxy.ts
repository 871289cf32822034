import { type IncomingMessage, type ServerResponse, request } from "node:http";
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
  const { hostname, port } = new URL(shop);
  const server = await listen((asked, answer) => {
    const host = asked.headers.host ?? String(asked.headers[":authority"]);
    const headers = { ...withoutPseudo(asked.headers), host, "accept-encoding": "identity" };
    const giveUp = () => (answer.headersSent ? answer.end() : answer.writeHead(502).end());
    const forwarded = request(
      { hostname, port, path: asked.url, method: asked.method, headers },
      (response) => {
        compress(response, answer).then(
          (bytes) =>
            sent.push({
              path: asked.url ?? "",
              type: String(response.headers["content-type"]),
              bytes,
              isPrefetch: /prefetch|prerender/.test(String(asked.headers["sec-purpose"])),
            }),
          giveUp,
        );
      },
    );
    asked.pipe(forwarded.on("error", giveUp));
  }, secure);
  return { ...server, takeSent: () => sent.splice(0) };
}

/** HTTP/2 has method, path and host among its headers. */
function withoutPseudo(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
}

async function compress(response: IncomingMessage, answer: ServerResponse): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const plain = Buffer.concat(chunks);
  const isText =
    plain.length > 0 &&
    text.test(response.headers["content-type"] ?? "") &&
    !response.headers["content-encoding"];
  const body = isText
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : plain;
  const {
    "transfer-encoding": _,
    connection: __,
    "keep-alive": ___,
    "content-length": length,
    ...kept
  } = response.headers;
  const headers = {
    ...kept,
    ...(isText ? { "content-encoding": "br" } : {}),
    "content-length": plain.length > 0 ? body.length : (length ?? 0),
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
