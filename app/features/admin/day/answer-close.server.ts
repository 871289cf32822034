// The owner's forms that close the day and open it again.
import { data } from "@remix-run/cloudflare";
import { dayPath } from "#app/addresses/side-paths.ts";
import { closeDay, openDay } from "#app/features/books/close-day.server.ts";
import { getDay } from "#app/features/books/day-book.server.ts";
import { type StillOpen, readStillOpen } from "#app/features/orders/counter/still-open.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseFields } from "#app/platform/forms.server.ts";
import { indianDay } from "#app/values/dates.ts";
import type { Paise } from "#app/values/money.ts";
import { CloseDaySchema } from "./day.schema.ts";
import { words } from "./words.ts";

/** What is still open, and what was counted, before it is asked once more. */
export type AskedToClose = { asks: { day: string; countedPaise: Paise; open: StillOpen } };

type Fields = Record<string, string>;

export async function answerClose(context: RequestContext, day: string, fields: Fields) {
  const form = parseFields(fields, CloseDaySchema);
  if (!form.ok) return data(form, { status: 400 });
  const { counted } = form.value;
  const open = fields.sure ? null : await openToday(context, day);
  if (open) return data<AskedToClose>({ asks: { day, countedPaise: counted, open } });
  const closed = await closeDay(context, day, await sumOver(context, day, counted));
  if (!closed.ok) return data(formFailure({}, { form: closed.message }), { status: closed.status });
  return redirectAfterPost(context, dayPath(day), {
    toast: { kind: "success", message: words.isClosed },
  });
}

/** What today leaves open; null of any other day, and where nothing is. */
export async function openToday(context: RequestContext, day: string): Promise<StillOpen | null> {
  if (day !== indianDay(context.now)) return null;
  const open = await readStillOpen(context);
  return open.out.count > 0 || open.unpaid.count > 0 ? open : null;
}

/** Notes that come to the same sum stay as they were counted. */
async function sumOver(context: RequestContext, day: string, counted: Paise) {
  return (await getDay(context, day)).countedPaise === counted ? null : counted;
}

export async function openAgain(context: RequestContext, day: string) {
  const opened = await openDay(context, day);
  if (!opened.ok) return data(formFailure({}, { form: opened.message }), { status: opened.status });
  return redirectAfterPost(context, dayPath(day), {
    toast: { kind: "success", message: words.isOpen },
  });
}
