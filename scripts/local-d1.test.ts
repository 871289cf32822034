import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { openLocalD1 } from "./local-d1.ts";

test("a connection that was closed while it stood idle costs no statement", async () => {
  const used = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (used.has(asked.socket)) return asked.socket.destroy();
    used.add(asked.socket);
    return answer.end(JSON.stringify({ answer: used.size, bookmark: null }));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const ready = Promise.resolve(new URL(`http://127.0.0.1:${port}`));
  const database = openLocalD1({ ready } as Miniflare, "DB");
  expect([await database.exec("SELECT 1"), await database.exec("SELECT 1")]).toEqual([1, 2]);
  server.close();
});
