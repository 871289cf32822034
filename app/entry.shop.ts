// The whole shop in all its languages, but for what only a Worker has.
import * as build from "virtual:remix/server-build";
import * as otherFiles from "virtual:other-languages-files";
import type { RequestHandler, ServerBuild } from "@remix-run/cloudflare";
import { runScheduled } from "./features/job/run-scheduled.server.ts";
import { knownAddresses, scheduledPath } from "./addresses/spelling.ts";
import { type RequestContext, createContext } from "./platform/context.server.ts";
import { answerByFirstWord } from "./platform/edge/answer-by-first-word.server.ts";
import { type Incoming, answerRequest } from "./platform/edge/answer-request.server.ts";
import { inLanguage, languageInUse } from "./platform/language.server.ts";
import { type Language, languages } from "./values/language.ts";

export { delayScripts } from "./platform/edge/late-scripts.server.ts";
export { openPageCache } from "./platform/edge/page-cache.server.ts";
export { provideHashingModules } from "./platform/passwords.server.ts";

/** A page names the browser's files of its own language. */
const files: Partial<Record<Language, ServerBuild["assets"]>> = otherFiles;
const answers = Object.fromEntries(
  languages.map((language) => [
    language,
    answerByFirstWord({ ...build, assets: files[language] ?? build.assets }),
  ]),
) as Record<Language, RequestHandler>;

type Asked = Omit<Incoming, "addresses">;

/** `finish` has the last word on what the framework made. */
export function answerShop(
  asked: Asked,
  finish = (page: Response, _: RequestContext) => page,
): Promise<Response> {
  return answerRequest({ ...asked, addresses: knownAddresses }, async (request, context) =>
    finish(await answers[languageInUse()](request, context), context),
  );
}

type Trigger = Pick<Asked, "bindings" | "lifetime"> & { scheduledTime: number };

/**
 * Nobody asked for it: it speaks the first language, and to each receiver their own. The platform
 * triggers it when its time has come; only a local shop names a moment that is still to come, and it
 * is now then.
 */
export function runJob({ bindings, lifetime, scheduledTime }: Trigger): Promise<void> {
  return inLanguage(languages[0], async () => {
    const request = new Request(`https://shop.invalid${scheduledPath}`);
    const context = await createContext(request, bindings, {
      waitUntil: (promise) => lifetime.waitUntil(promise),
      start: "first-primary",
      addresses: knownAddresses,
    });
    await runScheduled({ ...context, now: Math.max(context.now, scheduledTime) });
  });
}
