import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

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
export async function openBrotliProxy(shop: string) {
  const sent: Sent[] = [];
  const { hostname, port } = new URL(shop);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" };
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
          () => answer.destroy(),
        );
      },
    );
    asked.pipe(forwarded.on("error", () => answer.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeSent: () => sent.splice(0),
    close,
  };
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
  const { "transfer-encoding": _, "content-length": length, ...kept } = response.headers;
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
