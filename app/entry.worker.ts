import { type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import argon2WASM from "argon2-wasm-edge/wasm/argon2.wasm";
import blake2bWASM from "argon2-wasm-edge/wasm/blake2b.wasm";
import starter from "../build/late-starter/late-starter.txt";
import * as build from "../build/server/index.js";
import { runScheduled } from "./features/payments/job/run-scheduled.server.ts";
import { knownAddresses, scheduledPath } from "./platform-addresses.ts";
import { answerRequest } from "./platform/edge/answer-request.server.ts";
import { delayScripts } from "./platform/edge/late-scripts.server.ts";
import { openPageCache } from "./platform/edge/page-cache.server.ts";
import type { Bindings } from "./platform/bindings.ts";
import { type RequestContext, createContext } from "./platform/context.server.ts";
import { provideHashingModules } from "./platform/passwords.server.ts";

provideHashingModules({ argon2WASM, blake2bWASM });
// The browser's types, which the pages need, know no default.
const pageCache = openPageCache((caches as unknown as { default: Cache }).default);
const answer = createRequestHandler(build as unknown as ServerBuild, "production");
const handle = async (request: Request, context: RequestContext) =>
  delayScripts(await answer(request, context), { starter, nonce: context.nonce });

export default {
  fetch: (request, bindings, lifetime) =>
    answerRequest({ request, bindings, lifetime, pageCache, addresses: knownAddresses }, handle),
  async scheduled(_, bindings, lifetime) {
    await runScheduled(
      await createContext(new Request(`https://shop.invalid${scheduledPath}`), bindings, {
        waitUntil: (promise) => lifetime.waitUntil(promise),
        start: "first-primary",
        addresses: knownAddresses,
      }),
    );
  },
} satisfies ExportedHandler<Bindings>;
