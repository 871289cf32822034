import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import argon2WASM from "argon2-wasm-edge/wasm/argon2.wasm";
import blake2bWASM from "argon2-wasm-edge/wasm/blake2b.wasm";
import * as build from "../build/server/index.js";
import type { Bindings } from "./platform/bindings.ts";
import { createContext } from "./platform/context.server.ts";
import { isForeignPost } from "./platform/origin.ts";
import { provideHashingModules } from "./platform/passwords.server.ts";
import { withSecurityHeaders } from "./platform/security-headers.ts";

provideHashingModules({ argon2WASM, blake2bWASM });
const handleRequest = createRequestHandler(build as unknown as ServerBuild, "production");

const missingAsset = /^\/assets\/|\.(js|css|map|png|jpg|webp|avif|svg|ico|webmanifest)$/;

export default {
  async fetch(request, bindings, lifetime) {
    const url = new URL(request.url);
    if (missingAsset.test(url.pathname)) return new Response("Not found", { status: 404 });
    const isPage = !url.pathname.startsWith("/api/");
    if (isPage && isForeignPost(request)) return new Response("This form was sent from another site.", { status: 403 });
    const context = await createContext(request, bindings, lifetime);
    const response = await handleRequest(request, context);
    return withSecurityHeaders(response, { nonce: context.nonce, secure: url.protocol === "https:" });
  },
} satisfies ExportedHandler<Bindings>;
