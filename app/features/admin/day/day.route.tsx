import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayBookPath } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import type { Command } from "#app/features/admin/command/command.ts";
import { Question } from "#app/features/admin/command/command-page.tsx";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { whoChanged } from "#app/features/audit/who-changed.server.ts";
import { dayAsked } from "#app/features/books/day.ts";
import { getDayBook, getDaysUpTo } from "#app/features/books/day-book.server.ts";
import { countOpenCash } from "#app/features/orders/run/count-open.server.ts";
import { countHandover, listWithRiders } from "#app/features/orders/run/hand-over.server.ts";
import { requireAdmin, requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { may } from "#app/values/roles.ts";
import { undoMs } from "#app/values/undo.ts";
import { Alert } from "#app/ui/alert.tsx";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import { parseRupees } from "#app/values/money.ts";
import { latinDigits } from "#app/values/text.ts";
import { WithRiders } from "./with-riders.tsx";
import { type AskedToClose, answerClose, openAgain, openToday } from "./answer-close.server.ts";
import { answerDrawer, drawerCommandOf } from "./answer-drawer.server.ts";
import { AskToClose, CloseForm, OpenAgain } from "./close-form.tsx";
import { CountNotes, DrawerForm } from "./drawer-forms.tsx";
import { DayLinks, ToMonth } from "./day-links.tsx";
import { DayEntries, DaySums } from "./day-tables.tsx";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.dayBook} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = Number(searchParams.get("before")) || null;
  const asked = dayAsked(searchParams.get("d"), context.now);
  const from = startOfIndianDay(asked);
  const to = startOfIndianDay(laterDay(asked, 1));
  const [{ role }, book, { uncounted }, withRiders, who] = await Promise.all([
    requireRight(request, context, "till"),
    getDayBook(context, asked, before),
    getDaysUpTo(context, asked),
    listWithRiders(context, { from, to }),
    whoChanged(context, { kind: "day", id: asked, fields: ["countedPaise", "isClosed"] }),
  ]);
  const today = indianDay(context.now);
  const isOwner = may(role, "admin");
  const { closedAt } = book.day;
  const canOpen = closedAt !== null && closedAt > context.now - undoMs;
  const open = closedAt === null ? await openToday(context, asked) : null;
  return {
    ...book,
    ...(withRiders.length > 0 && { withRiders }),
    isFirst: before === null,
    today,
    ...{ countedBy: who.countedPaise ?? "", closedBy: who.isClosed ?? "" },
    isOwner,
    uncounted,
    canOpen: canOpen && isOwner,
    open,
    formKey: newId(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const command = drawerCommandOf(request);
  if (command) return answerDrawer(request, context, command);
  const fields = await readForm(request.clone() as Request);
  if (fields.handover || fields.withRider) return countOne(request, context, fields);
  await requireAdmin(request, context);
  const asked = new URL(request.url).searchParams.get("d");
  const day = dayAsked(asked, context.now);
  if (asked !== null && asked !== day)
    return data(formFailure({}, { form: words.noSuchDay }), { status: 400 });
  return fields.open ? openAgain(context, day) : answerClose(context, day, fields);
}

/** Owner and cashier count what a rider handed over, or has. */
async function countOne(request: Request, context: RequestContext, fields: Record<string, string>) {
  await requireRight(request, context, "till");
  const paise = parseRupees(latinDigits(fields.handedOver ?? ""));
  if (paise === null)
    return data(formFailure(fields, { handedOver: words.enterHandedOver }), { status: 400 });
  const counted = fields.withRider
    ? await countOpenCash(context, fields.withRider, paise)
    : await countHandover(context, fields.handover ?? "", paise);
  if (!counted.ok)
    return data(formFailure({}, { form: counted.message }), { status: counted.status });
  return redirectAfterPost(context, dayBookPath, {
    toast: { kind: "success", message: words.handoverCounted },
  });
}

/** What came in and went out on a day; the owner closes it with what was counted. */
export default function DayBookPage() {
  const answer = useActionData<FormFailure | AskedToClose | { question: Command }>();
  if (answer && "question" in answer) return <Question command={answer.question} />;
  if (answer && "asks" in answer) return <AskToClose {...answer} />;
  return <TheDay failure={answer} />;
}

function TheDay({ failure }: { failure: FormFailure | undefined }) {
  const loaded = useLoaderData<typeof loader>();
  const { day, entries, before, isFirst, today, isOwner, canOpen, open, withRiders } = loaded;
  const isOpenToday = day.closedAt === null && day.day === today;
  const isToCount = day.closedAt === null && day.day <= today;
  return (
    <AdminPage title={words.dayBook} beside={<ToMonth day={day.day} />}>
      <DayLinks day={day.day} today={today} uncounted={loaded.uncounted} />
      {failure?.errors.form ? <Alert>{failure.errors.form}</Alert> : null}
      <div className="day-book">
        <div>
          <DaySums
            day={day}
            countedBy={loaded.countedBy}
            closedBy={loaded.closedBy}
            formKey={loaded.formKey}
            last={isOpenToday && day.floatPaise === 0 ? loaded.lastCount : null}
          />
          {withRiders ? <WithRiders riders={withRiders} failure={failure} /> : null}
        </div>
        <div className="day-forms empty:hidden">
          {isOpenToday ? (
            <DrawerForm
              // Written down, it is empty again.
              key={[day.floatPaise, day.expensePaise, day.drawingPaise, day.depositPaise].join()}
              day={day}
              last={loaded.lastCount}
              formKey={loaded.formKey}
              failure={failure}
            />
          ) : null}
          {isToCount ? <CountNotes day={day} failure={failure} /> : null}
          {isOwner && isToCount ? (
            <CloseForm
              day={day.day}
              countedPaise={day.countedPaise}
              open={open}
              failure={failure}
            />
          ) : null}
          {canOpen ? <OpenAgain day={day.day} /> : null}
        </div>
        <div className="day-entries">
          <h2 className="mb-2">{words.whatHappened}</h2>
          {entries.length > 0 ? (
            <DayEntries day={day} entries={entries} isOpen={isOpenToday} />
          ) : (
            <p>{words.nothing}</p>
          )}
          <OlderLink {...{ before, isFirst }} action={dayBookPath} filter={{ d: day.day }} />
        </div>
      </div>
    </AdminPage>
  );
}
