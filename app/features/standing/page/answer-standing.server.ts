import * as v from "valibot";
import { type StandingCommand, standingPath } from "#app/addresses/side-paths.ts";
import { getSaved } from "#app/features/lists/saved/read-lists.server.ts";
import {
  changeStanding,
  makeStanding,
  removeStanding,
  skipDay,
} from "#app/features/standing/keep-standing.server.ts";
import { listStanding } from "#app/features/standing/read-standing.server.ts";
import { StandingSchema, khataMethod } from "#app/features/standing/standing.schema.ts";
import type { StandingChange } from "#app/features/standing/standing.ts";
import { words as refusals } from "#app/features/standing/words.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { clockMinutes } from "#app/values/clock.ts";
import { isDay } from "#app/values/dates.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { clockText } from "#app/values/standing.ts";
import { latinDigits } from "#app/values/text.ts";
import { words } from "./words.ts";

type Fields = Record<string, string>;
type Asked = { command: StandingCommand; fields: Fields };
type Refused = Extract<StandingChange, { ok: false }>;
const wrong = (message: string): Refused => ({ ok: false, status: 400, message });

/** What the forms of a customer's standing orders do. */
export async function answerStanding(
  context: RequestContext,
  userId: string,
  { command, fields }: Asked,
): Promise<Response | Refused> {
  const { id = "", day = "" } = fields;
  const own = { userId, id };
  const done: Record<StandingCommand, string> = {
    ...{ make: words.made, skip: words.skipped, pause: words.paused, switch: words.changed },
    remove: words.removed,
  };
  const run: Record<StandingCommand, () => Promise<StandingChange>> = {
    make: () => make(context, userId, fields),
    skip: async () => (isDay(day) ? skipDay(context, own, day) : wrong(refusals.enterDay)),
    pause: () => pause(context, own, fields),
    switch: () => switchOver(context, own),
    remove: async () => ((await removeStanding(context, own)) ? { ok: true, id } : notThere()),
  };
  const changed = await run[command]();
  if (!changed.ok) return changed;
  return redirectAfterPost(context, standingPath, {
    toast: { kind: "success", message: done[command] },
  });
}

const notThere = (): Refused => ({ ok: false, status: 404, message: refusals.noStanding });

async function make(
  context: RequestContext,
  userId: string,
  fields: Fields,
): Promise<StandingChange> {
  const list = await getSaved(context, { userId, id: fields.listId ?? "" });
  if (!list) return notThere();
  const time = clockMinutes(fields.slotFrom ?? "");
  if (fields.slotFrom && time === null) return wrong(refusals.enterTime);
  const most = latinDigits(fields.most ?? "").trim();
  const form = v.safeParse(StandingSchema, {
    items: list.lines.map(({ financialId, qty }) => ({ financialId, qty })),
    weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => fields[`day${day}`] !== undefined),
    slotFrom: time === null ? null : clockText(time),
    paymentMethod: fields.pay === "khata" ? khataMethod : cashMethod,
    mostPerOrder: most === "" ? null : most,
  });
  return form.success ? makeStanding(context, userId, form.output) : wrong(form.issues[0].message);
}

type Own = { userId: string; id: string };

async function pause(
  context: RequestContext,
  own: Own,
  { until = "" }: Fields,
): Promise<StandingChange> {
  if (until !== "" && !isDay(until)) return wrong(refusals.enterDay);
  return changeStanding(context, own, { pausedUntil: until === "" ? null : until });
}

async function switchOver(context: RequestContext, own: Own): Promise<StandingChange> {
  const standing = (await listStanding(context, own.userId)).find(({ id }) => id === own.id);
  return standing ? changeStanding(context, own, { isActive: !standing.isActive }) : notThere();
}
