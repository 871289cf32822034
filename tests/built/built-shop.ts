import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beginEmpty } from "#db/begin-empty.ts";
import { runParts } from "#scripts/run.ts";
import { dataFolder, freePort } from "#scripts/settings.ts";
import { preparedParts } from "./prepared-parts.ts";

export const customer = { phone: "9000000002", password: "Customer@12345" };

/**
 * The built Worker with room and sandbox, freshly seeded, or empty as an owner begins, on ports of
 * its own.
 */
export async function openBuiltShop({ isEmpty = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "kirana-built-"));
  const [port, partyPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const settings = { port, partyPort, sandboxPort, folder };
  if (isEmpty) await beginEmpty(dataFolder(settings));
  const parts = await preparedParts(settings);
  const running = await runParts(parts).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    folder,
    url: running.shop.url,
    room: running.room.url,
    sandbox: running.sandbox.url,
    /** The database and the variables of the running Worker. */
    bindings: running.shop.bindings,
    /** What happens every minute, now. */
    runScheduled: running.shop.runScheduled,
    stopRoom: running.room.close,
    startRoom: running.startRoom,
    stopSandbox: running.sandbox.close,
    control: (command: object) =>
      fetch(`${running.sandbox.url}/control`, { method: "POST", body: JSON.stringify(command) }),
    /** What the shop serves, as it was built. */
    client: parts.built.client,
    async close() {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type BuiltShop = Awaited<ReturnType<typeof openBuiltShop>>;
