// Texts are stored and approved at the gateway under a flow's id; a call only fills them. It is
// never repeated: one that was not answered may have been sent.
import * as v from "valibot";
import type { Configuration } from "#app/platform/configuration.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Language, languages } from "#app/values/language.ts";
import { words } from "#app/values/words.ts";
import { fetchJson } from "./fetch-json.server.ts";

export type Text = { kind: "code"; code: string } | { kind: "no-account" };
/** `refused`: nothing was sent. `unanswered`: nobody knows. */
export type Delivery = "sent" | "refused" | "unanswered";

const timeoutMs = 5000;
// MSG91 refuses with status 200: only the type tells.
const AnswerSchema = v.object({ type: v.picklist(["success", "error"]) });

type Flow = {
  [Name in keyof Configuration]: `${Name}_HI` extends keyof Configuration ? Name : never;
}[keyof Configuration];

/** Where the text is stored in this language, else in the first; "" where it isn't. */
export function storedText(
  config: Configuration,
  flow: Flow,
  language: Language,
): { flowId: string; language: Language } {
  const inHindi = language === "hi" && config[flow] ? config[`${flow}_HI`] : "";
  return inHindi ? { flowId: inHindi, language } : { flowId: config[flow], language: languages[0] };
}

/** A text by its flow, and what fills it. */
export type FilledText = { flowId: string; values: Record<string, string> };

/** In the language of who asks for it. */
export function sendSms(context: RequestContext, phone: string, text: Text): Promise<Delivery> {
  const flow = text.kind === "code" ? "MSG91_FLOW_ID" : "MSG91_NO_ACCOUNT_FLOW_ID";
  const { flowId } = storedText(context.config, flow, words.language);
  const values: Record<string, string> = text.kind === "code" ? { VAR1: text.code } : {};
  return sendFilled(context, phone, { flowId, values });
}

export async function sendFilled(
  { config, log }: RequestContext,
  phone: string,
  { flowId, values }: FilledText,
): Promise<Delivery> {
  const answer = await fetchJson(
    `${config.MSG91_BASE_URL}/api/v5/flow/`,
    {
      method: "POST",
      headers: {
        authkey: config.MSG91_AUTHKEY,
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify({ flow_id: flowId, ...values, short_url: "0", mobiles: `91${phone}` }),
    },
    timeoutMs,
  );
  const parsed = v.safeParse(AnswerSchema, answer?.body);
  if (parsed.success && parsed.output.type === "success") return "sent";
  const delivery = parsed.success ? "refused" : "unanswered";
  log("sms-not-sent", { delivery, status: answer?.status ?? null });
  return delivery;
}
