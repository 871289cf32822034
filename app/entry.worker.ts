import type { ServerBuild } from "@remix-run/cloudflare";
import argon2WASM from "argon2-wasm-edge/wasm/argon2.wasm";
import blake2bWASM from "argon2-wasm-edge/wasm/blake2b.wasm";
import starter from "../build/late-starter/late-starter.txt";
import * as english from "../build/en/server/index.js";
import { runScheduled } from "./features/job/run-scheduled.server.ts";
import { knownAddresses, scheduledPath } from "./addresses/spelling.ts";
import { answerByFirstWord } from "./platform/edge/answer-by-first-word.server.ts";
import { answerRequest } from "./platform/edge/answer-request.server.ts";
import { delayScripts } from "./platform/edge/late-scripts.server.ts";
import { openPageCache } from "./platform/edge/page-cache.server.ts";
import { languageOf } from "./platform/language.server.ts";
import type { Bindings } from "./platform/bindings.ts";
import { type RequestContext, createContext } from "./platform/context.server.ts";
import { provideHashingModules } from "./platform/passwords.server.ts";
import type { Language } from "./values/language.ts";

provideHashingModules({ argon2WASM, blake2bWASM });
// The browser's types, which the pages need, know no default.
const pageCache = openPageCache((caches as unknown as { default: Cache }).default);
type Answer = (request: Request, context: RequestContext) => Promise<Response>;
const answerBy = (build: unknown): Answer => answerByFirstWord(build as ServerBuild);
/** One that nobody asked for yet costs no time at the start. */
const builds: Record<Language, () => Promise<unknown>> = {
  en: async () => english,
  hi: () => import("../build/hi/server/index.js"),
};
const answers = new Map<Language, Answer>([["en", answerBy(english)]]);

async function answerIn(language: Language): Promise<Answer> {
  const answer = answers.get(language) ?? answerBy(await builds[language]());
  answers.set(language, answer);
  return answer;
}

async function handle(request: Request, context: RequestContext): Promise<Response> {
  const answer = await answerIn(languageOf(request, knownAddresses));
  return delayScripts(await answer(request, context), { starter, nonce: context.nonce });
}

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
