// The page's forms, each by its own schema and command.
import * as v from "valibot";
import { type DeliveryCommand, deliveryPath } from "#app/addresses/side-paths.ts";
import { AreaSchema } from "#app/features/delivery/areas/area.schema.ts";
import { readAreas } from "#app/features/delivery/areas/areas-file.ts";
import {
  removeArea,
  replaceAreas,
  saveArea,
  switchArea,
} from "#app/features/delivery/areas/areas.server.ts";
import { shutDay, reopenDay, saveHours } from "#app/features/delivery/windows/closures.server.ts";
import { addSlot, closeSlot, findSlot } from "#app/features/delivery/windows/slots.server.ts";
import {
  addTemplates,
  changeTemplates,
  removeTemplates,
} from "#app/features/delivery/windows/templates.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay, startOfIndianDay } from "#app/values/dates.ts";
import { type FormFailure, formFailure } from "#app/platform/forms.server.ts";
import { weekOf } from "./week-of-hours.ts";
import {
  CloseFields,
  CodeFields,
  DayFields,
  HoursFields,
  IdFields,
  IdsFields,
  ListFields,
  SlotFields,
  SwitchFields,
  TermsFields,
  WindowFields,
  everyDay,
} from "./delivery.schema.ts";
import { words } from "./done.words.ts";

type Fields = Record<string, string>;
type Done = { done: string } | { errors: Record<string, string> };
type Answer = (context: RequestContext, fields: Fields) => Promise<Done>;

/** `run` says what was done, or which field was wrong after all. */
function form<S extends v.GenericSchema>(
  schema: S,
  run: (context: RequestContext, value: v.InferOutput<S>) => Promise<Done>,
): Answer {
  return async (context, fields) => {
    const parsed = v.safeParse(schema, fields);
    if (parsed.success) return run(context, parsed.output);
    const errors: Record<string, string> = {};
    for (const issue of parsed.issues)
      errors[String(issue.path?.[0]?.key ?? "form")] ??= issue.message;
    return { errors };
  };
}

const answers: Record<DeliveryCommand, Answer> = {
  "area/save": form(AreaSchema, async (context, area) => {
    await saveArea(context, area);
    return { done: words.areaSaved(area.postalCode) };
  }),
  "area/switch": form(SwitchFields, async (context, { postalCode, isActive }) => {
    await switchArea(context, { postalCode, isActive: isActive === "1" });
    return {
      done: isActive === "1" ? words.areaServed(postalCode) : words.areaNotServed(postalCode),
    };
  }),
  "area/remove": form(CodeFields, async (context, { postalCode }) => {
    await removeArea(context, postalCode);
    return { done: words.areaRemoved(postalCode) };
  }),
  "areas/replace": form(ListFields, async (context, { text }) => {
    const file = readAreas(text);
    if (!file.ok) return { errors: { text: file.message } };
    await replaceAreas(context, file.areas);
    return { done: words.areasSaved(file.areas.length) };
  }),
  "window/add": form(
    WindowFields,
    async (context, { weekday, begins, ends, capacity, cutoff, fee }) => {
      const weekdays = weekday === everyDay ? [0, 1, 2, 3, 4, 5, 6] : [weekday];
      const times = { fromMinute: begins, toMinute: ends, cutoffMinutes: cutoff };
      const isAdded = await addTemplates(context, { weekdays, ...times, capacity, feePaise: fee });
      return isAdded ? { done: words.windowAdded } : { errors: { begins: words.windowKept } };
    },
  ),
  "window/change": form(TermsFields, async (context, { id: ids, capacity, cutoff, fee }) => {
    const terms = { capacity, cutoffMinutes: cutoff, feePaise: fee };
    const changed = await changeTemplates(context, { ids, ...terms });
    if (changed.ok) return { done: words.windowChanged };
    return changed.reason === "gone"
      ? { done: words.windowGone }
      : { errors: { capacity: words.taken(changed.taken) } };
  }),
  "window/remove": form(IdsFields, async (context, { id: ids }) => {
    await removeTemplates(context, ids);
    return { done: words.windowRemoved };
  }),
  "slot/add": form(SlotFields, addWindowOfDay),
  "slot/remove": form(IdFields, async (context, { id }) => {
    await closeSlot(context, id);
    return { done: words.windowRemoved };
  }),
  "day/close": form(CloseFields, async (context, closure) => {
    if (closure.day < indianDay(context.now)) return { errors: { day: words.dayOver } };
    await shutDay(context, closure);
    return { done: words.dayClosed };
  }),
  "day/open": form(DayFields, async (context, { day }) => {
    await reopenDay(context, day);
    return { done: words.dayOpen };
  }),
  "hours/save": form(HoursFields, async (context, value) => {
    const { hours, errors } = weekOf(value);
    if (Object.keys(errors).length > 0) return { errors };
    await saveHours(context, hours);
    return { done: words.hoursSaved };
  }),
};

async function addWindowOfDay(
  context: RequestContext,
  { day, begins, ends, cutoff, capacity, fee }: v.InferOutput<typeof SlotFields>,
): Promise<Done> {
  if (begins >= ends) return { errors: { ends: words.endsAfter } };
  const at = (minute: number) => startOfIndianDay(day) + minute * 60_000;
  if (at(ends) <= context.now) return { errors: { day: words.dayOver } };
  const times = { fromAt: at(begins), toAt: at(ends), cutoffAt: at(begins - cutoff) };
  const slot = { ...times, capacity, feePaise: fee };
  const kept = await findSlot(context, slot);
  if (kept && !kept.isOff) {
    const isSame = kept.cutoffAt === slot.cutoffAt && kept.feePaise === fee;
    return isSame ? { done: words.windowAdded } : { errors: { begins: words.windowKept } };
  }
  await addSlot(context, slot);
  return { done: words.windowAdded };
}

export type RefusedDelivery = FormFailure & { command: DeliveryCommand };

export async function answerForm(
  context: RequestContext,
  command: DeliveryCommand,
  fields: Fields,
): Promise<Response | RefusedDelivery> {
  const answered = await answers[command](context, fields);
  if ("errors" in answered) return { ...formFailure(fields, answered.errors), command };
  return redirectAfterPost(context, deliveryPath, {
    toast: { kind: "success", message: answered.done },
  });
}
