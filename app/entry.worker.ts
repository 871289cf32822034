import argon2WASM from "argon2-wasm-edge/wasm/argon2.wasm";
import blake2bWASM from "argon2-wasm-edge/wasm/blake2b.wasm";
import starter from "../build/late-starter/late-starter.txt";
import * as built from "../build/en/server/index.js";
import type { Bindings } from "./platform/bindings.ts";

const { answerShop, delayScripts, openPageCache, provideHashingModules, runJob } =
  built as typeof import("./entry.shop.ts");

provideHashingModules({ argon2WASM, blake2bWASM });
// The browser's types, which the pages need, know no default.
const pageCache = openPageCache((caches as unknown as { default: Cache }).default);

export default {
  fetch: (request, bindings, lifetime) =>
    answerShop({ request, bindings, lifetime, pageCache }, (page, { nonce }) =>
      delayScripts(page, { starter, nonce }),
    ),
  scheduled: ({ scheduledTime }, bindings, lifetime) =>
    runJob({ bindings, lifetime, scheduledTime }),
} satisfies ExportedHandler<Bindings>;
