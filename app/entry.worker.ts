import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import argon2WASM from "argon2-wasm-edge/wasm/argon2.wasm";
import blake2bWASM from "argon2-wasm-edge/wasm/blake2b.wasm";
import * as build from "../build/server/index.js";
import { runScheduled } from "./features/payments/job/run-scheduled.server.ts";
import { answerRequest } from "./platform/edge/answer-request.server.ts";
import type { Bindings } from "./platform/bindings.ts";
import { createContext } from "./platform/context.server.ts";
import { provideHashingModules } from "./platform/passwords.server.ts";

provideHashingModules({ argon2WASM, blake2bWASM });
const handle = createRequestHandler(build as unknown as ServerBuild, "production");

export default {
  fetch: (request, bindings, lifetime) => answerRequest({ request, bindings, lifetime, cache: caches.default }, handle),
  async scheduled(_, bindings, lifetime) {
    await runScheduled(await createContext(new Request("https://shop.invalid/"), bindings, { waitUntil: (promise) => lifetime.waitUntil(promise), start: "first-primary" }));
  },
} satisfies ExportedHandler<Bindings>;
