// The forms of the drawer on the day book's page: what goes in or out, and the count of its notes.
import { data } from "@remix-run/cloudflare";
import { dayBookPath, dayCommands, dayPath } from "#app/addresses/side-paths.ts";
import { dayAsked } from "#app/features/books/day.ts";
import { countDay } from "#app/features/books/close-day.server.ts";
import { CountForm, DrawerSchema } from "#app/features/books/drawer.schema.ts";
import { takeBackInDrawer, writeInDrawer } from "#app/features/books/write-drawer.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseFields, readForm } from "#app/platform/forms.server.ts";
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
  await requireRight(request, context, "till");
  const asked = new URL(request.url).searchParams.get("d");
  const day = dayAsked(asked, context.now);
  if (asked !== null && asked !== day)
    return data(formFailure({}, { form: words.noSuchDay }), { status: 400 });
  const fields = await readForm(request);
  return command === "entry"
    ? answerEntry(context, day, fields)
    : answerDrawerCount(context, day, fields);
}

type Fields = Record<string, string>;

async function answerEntry(context: RequestContext, day: string, fields: Fields) {
  if (fields.takeBack) return answerTakeBack(context, day, fields.takeBack);
  const form = parseFields(fields, DrawerSchema);
  if (!form.ok) return data(form, { status: 400 });
  const written = await writeInDrawer(context, form.value);
  if (!written.ok)
    return data(formFailure(fields, { form: written.message }), { status: written.status });
  return redirectAfterPost(context, dayPath(day), {
    toast: { kind: "success", message: words.written },
  });
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
