import process from "node:process";
import { keysFrom } from "./config.ts";
import { startSandbox } from "./server.ts";

const { url, close } = await startSandbox({
  port: Number(process.env.SANDBOX_PORT ?? 8789),
  shopOrigin: process.env.SHOP_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 8787}`,
  ...keysFrom(process.env),
});
console.log(`Sandbox ${url}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
