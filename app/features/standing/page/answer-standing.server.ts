import * as v from "valibot";
import {
  type StandingCommand,
  standingCommandPath,
  standingPath,
} from "#app/addresses/side-paths.ts";
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
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { doFormOnce } from "#app/platform/once.server.ts";
import { clockMinutes } from "#app/values/clock.ts";
import { isDay } from "#app/values/dates.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { clockText } from "#app/values/standing.ts";
import { latinDigits } from "#app/values/text.ts";
import { chosenDays } from "./chosen-days.ts";
import { packsField } from "./packs-field.ts";
import { words } from "./words.ts";

type Fields = Record<string, string>;
type Asked = { command: StandingCommand; fields: Fields };
/** A field's own message beside it, under its name in the form; `form` has what is about all of it. */
export type RefusedStanding = { ok: false; status: number; errors: FieldErrors };
type Answered = { ok: true; message?: string } | RefusedStanding;
const wrong = (errors: FieldErrors): RefusedStanding => ({ ok: false, status: 400, errors });

/** What the forms call a field of the domain; what they do not show is about the whole form. */
const shownAs: Record<string, string> = {
  ...{
    items: "items",
    weekdays: "days",
    slotFrom: "slotFrom",
    paymentMethod: "pay",
    mostPerOrder: "most",
  },
  pausedUntil: "until",
};
const placeOf = (field: unknown) => shownAs[String(field)] ?? "form";

function answered(changed: StandingChange): Answered {
  if (changed.ok) return changed;
  const { status, field, message } = changed;
  return { ok: false, status, errors: { [placeOf(field)]: message } };
}

/** What the forms of a customer's standing orders do. */
export async function answerStanding(
  context: RequestContext,
  userId: string,
  { command, fields }: Asked,
): Promise<Response | RefusedStanding> {
  const { id = "", day = "" } = fields;
  const own = { userId, id };
  const done: Record<StandingCommand, string> = {
    ...{ make: words.made, skip: words.skipped, pause: words.paused, switch: words.changed },
    remove: words.removed,
  };
  const run: Record<StandingCommand, () => Promise<Answered>> = {
    make: () => makeOnce(context, userId, fields),
    skip: async () =>
      isDay(day) ? answered(await skipDay(context, own, day)) : wrong({ form: refusals.enterDay }),
    pause: () => pause(context, own, fields),
    switch: () => switchOver(context, own),
    remove: async () => ((await removeStanding(context, own)) ? { ok: true } : notThere()),
  };
  const outcome = await run[command]();
  if (!outcome.ok) return outcome;
  return redirectAfterPost(context, standingPath, {
    toast: { kind: "success", message: outcome.message ?? done[command] },
  });
}

const notThere = (): RefusedStanding => ({
  ...{ ok: false, status: 404, errors: { form: refusals.noStanding } },
});

/** The form sent twice is one standing order. */
function makeOnce(
  context: RequestContext,
  userId: string,
  { key = "", ...fields }: Fields,
): Promise<Answered> {
  return doFormOnce<Answered>(
    context,
    { userId, path: standingCommandPath("make"), key, body: fields },
    {
      make: (within) => make(within, userId, fields),
      done: { ok: true },
      usedForAnother: { ok: false, status: 409, errors: { form: words.sentAnother } },
    },
  );
}

async function make(context: RequestContext, userId: string, fields: Fields): Promise<Answered> {
  const items = chosenGoods(fields);
  const time = clockMinutes(fields.slotFrom ?? "");
  const most = latinDigits(fields.most ?? "").trim();
  const form = v.safeParse(StandingSchema, {
    items,
    weekdays: chosenDays(fields),
    slotFrom: time === null ? fields.slotFrom || null : clockText(time),
    paymentMethod: fields.pay === "khata" ? khataMethod : cashMethod,
    mostPerOrder: most === "" ? null : most,
  });
  if (form.success) return answered(await makeStanding(context, userId, form.output));
  const errors: FieldErrors = {};
  for (const { path, message } of form.issues) {
    const pack = path?.[0]?.key === "items" && items[Number(path[1]?.key)];
    errors[pack ? packsField(pack.financialId) : placeOf(path?.[0]?.key)] ??= message;
  }
  return wrong(items.length > 0 ? errors : { ...errors, items: words.chooseGoods });
}

/** Nothing typed is none. */
export function chosenGoods(fields: Fields) {
  const prefix = packsField("");
  return Object.entries(fields).flatMap(([name, count]) => {
    const qty = Number(latinDigits(count));
    return name.startsWith(prefix) && qty !== 0
      ? [{ financialId: name.slice(prefix.length), qty }]
      : [];
  });
}

type Own = { userId: string; id: string };

async function pause(context: RequestContext, own: Own, { until = "" }: Fields): Promise<Answered> {
  if (until !== "" && !isDay(until)) return wrong({ until: refusals.enterDay });
  const changed = await changeStanding(context, own, { pausedUntil: until === "" ? null : until });
  return changed.ok && until === "" ? { ok: true, message: words.changed } : answered(changed);
}

async function switchOver(context: RequestContext, own: Own): Promise<Answered> {
  const standing = (await listStanding(context, own.userId)).find(({ id }) => id === own.id);
  if (!standing) return notThere();
  return answered(await changeStanding(context, own, { isActive: !standing.isActive }));
}
