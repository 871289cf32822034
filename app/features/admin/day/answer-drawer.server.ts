// The forms of the drawer on the day book's page: what goes in or out, and the count of its notes.
import { data } from "@remix-run/cloudflare";
import { dayBookPath, dayCommandPath, dayCommands, dayPath } from "#app/addresses/side-paths.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { dayAsked } from "#app/features/books/day.ts";
import { countDay } from "#app/features/books/close-day.server.ts";
import { getDayAndDrawer } from "#app/features/books/day-book.server.ts";
import { CountForm, DrawerSchema, type NewDrawerEntry } from "#app/features/books/drawer.schema.ts";
import { takeBackInDrawer, writeInDrawer } from "#app/features/books/write-drawer.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseFields, readForm } from "#app/platform/forms.server.ts";
import { doFormOnce } from "#app/platform/once.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { unaskedPaise } from "#app/values/limits.ts";
import { formatPaise } from "#app/values/money.ts";
import { noteRupees } from "#app/values/notes.ts";
import { words } from "./words.ts";

type DrawerCommand = (typeof dayCommands)[number];

export function drawerCommandOf({ url }: Request): DrawerCommand | undefined {
  const { pathname } = new URL(url);
  return dayCommands.find((word) => pathname === `${dayBookPath}/${word}`);
}

/** Owner and cashier write in the drawer and count it. */
export async function answerDrawer(
  request: Request,
  context: RequestContext,
  command: DrawerCommand,
) {
  const { id: userId } = await requireRight(request, context, "till");
  const asked = new URL(request.url).searchParams.get("d");
  const day = dayAsked(asked, context.now);
  if (asked !== null && asked !== day)
    return data(formFailure({}, { form: words.noSuchDay }), { status: 400 });
  const fields = await readForm(request);
  return command === "entry"
    ? answerEntry(context, day, { userId, fields })
    : answerDrawerCount(context, day, fields);
}

type Fields = Record<string, string>;

type Sent = { userId: string; fields: Fields };

async function answerEntry(context: RequestContext, day: string, sent: Sent) {
  const { fields } = sent;
  if (fields.takeBack) return answerTakeBack(context, day, fields.takeBack);
  const form = parseFields(fields, DrawerSchema);
  if (!form.ok) return data(form, { status: 400 });
  const asks = fields.sure ? null : await askOverdrawn(context, form.value, fields);
  if (asks) return data({ question: asks });
  const written = await writeOnce(context, sent, form.value);
  if (!written.ok)
    return data(formFailure(fields, { form: written.message }), { status: written.status });
  return redirectAfterPost(context, dayPath(day), {
    toast: { kind: "success", message: words.written },
  });
}

/** The same form sent twice is one entry. */
function writeOnce(
  context: RequestContext,
  { userId, fields: { key = "" } }: Sent,
  entry: NewDrawerEntry,
): Promise<Written> {
  const make = async (within: RequestContext): Promise<Written> => {
    const written = await writeInDrawer(within, entry);
    return written.ok ? { ok: true } : written;
  };
  return doFormOnce<Written>(
    context,
    { userId, path: dayBookPath, key, body: entry },
    {
      make,
      done: { ok: true },
      usedForAnother: { ok: false, status: 409, message: words.sentAnother },
    },
  );
}

type Written = { ok: true } | { ok: false; status: number; message: string };

/** Far more than the drawer should hold is taken out by a second button. */
async function askOverdrawn(
  context: RequestContext,
  { kind, amount }: NewDrawerEntry,
  fields: Fields,
): Promise<Command | null> {
  const day = indianDay(context.now);
  const { closedAt, expectedPaise } = await getDayAndDrawer(context, day);
  const takesOut = kind === "expense" || kind === "drawing";
  if (!takesOut || closedAt !== null || amount <= expectedPaise + unaskedPaise) return null;
  return {
    title: words.takeOut(formatPaise(amount)),
    notes: [words.holdsOnly(formatPaise(Math.max(0, expectedPaise)))],
    method: "post",
    action: dayCommandPath("entry", day),
    submit: words.write,
    isDanger: false,
    fields: [],
    hidden: { ...fields, sure: "1" },
    back: dayPath(day),
  };
}

async function answerTakeBack(context: RequestContext, day: string, seq: string) {
  const taken = await takeBackInDrawer(context, Number(seq));
  if (!taken.ok) return data(formFailure({}, { form: taken.message }), { status: taken.status });
  return redirectAfterPost(context, dayPath(day), {
    toast: { kind: "success", message: words.takenBack },
  });
}

async function answerDrawerCount(context: RequestContext, day: string, fields: Fields) {
  const form = parseFields(fields, CountForm);
  if (!form.ok) return data(form, { status: 400 });
  const notes = Object.fromEntries(noteRupees.map((note) => [note, form.value[`note${note}`]]));
  const counted = await countDay(context, day, notes);
  if (!counted.ok)
    return data(formFailure({}, { form: counted.message }), { status: counted.status });
  return redirectAfterPost(context, dayPath(day), {
    toast: { kind: "success", message: words.countSaved },
  });
}
