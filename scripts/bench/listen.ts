import { type RequestListener, createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";

/** Over TLS, as the edge speaks. */
export type Secure = { protocol: "HTTP/1.1" | "HTTP/2"; key: string; cert: string };

/** A server of this machine, on a port of its own. */
export async function listen(handle: RequestListener, secure?: Secure) {
  const server = open(handle, secure);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${secure ? "https" : "http"}://127.0.0.1:${port}`,
    close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

function open(handle: RequestListener, secure?: Secure) {
  if (!secure) return createServer(handle);
  if (secure.protocol === "HTTP/1.1") return createTlsServer(secure, handle);
  // Its requests and answers have what those of HTTP/1.1 have.
  return createSecureServer(secure, handle as never);
}
