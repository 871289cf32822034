import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { atEnd } from "#app/values/path.ts";
import { answerReturn } from "./result/answer-return.server.ts";
import { answerWebhook } from "./settle/answer-webhook.server.ts";

/** Where the gateway leads customers back to, and where it sends its events. */
const answers = { return: answerReturn, webhook: answerWebhook };

export async function loader(asked: LoaderFunctionArgs) {
  return atEnd(new URL(asked.request.url), answers)(asked);
}

export const action = loader;
