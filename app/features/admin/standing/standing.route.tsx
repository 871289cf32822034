import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useId } from "react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { standingHourPath, standingPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { listClosures } from "#app/features/delivery/windows/closures.server.ts";
import { listPacksFor } from "#app/features/standing/list-packs.server.ts";
import {
  countStandingCustomers,
  getStandingMinutes,
  saveStandingMinutes,
} from "#app/features/standing/read-standing.server.ts";
import { listShutDays } from "#app/features/standing/what-it-takes.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { clockTime } from "#app/values/indian-days.ts";
import { clockMinutes } from "#app/values/clock.ts";
import { daysBetween, indianDay, laterDay } from "#app/values/dates.ts";
import { clockText } from "#app/values/standing.ts";
import { latinDigits } from "#app/values/text.ts";
import { type WantedDay, WantedOn } from "./wanted-on.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.standing.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const day = laterDay(indianDay(context.now), 1);
  const [, minutes, closures, shutDays, customers] = await Promise.all([
    requireAdmin(request, context),
    getStandingMinutes(context),
    listClosures(context),
    listShutDays(context),
    countStandingCustomers(context),
  ]);
  const why = closures.find((one) => one.day === day)?.words ?? "";
  const shut = shutDays.includes(day) ? why : null;
  const openDay = daysBetween(day, laterDay(day, 15)).find((one) => !shutDays.includes(one));
  const [wanted, wantedNext] = await Promise.all([
    listPacksFor(context, { day, isShut: shut !== null }),
    shut !== null && openDay ? listPacksFor(context, { day: openDay }) : null,
  ]);
  const next: WantedDay | null = wantedNext && openDay ? { day: openDay, ...wantedNext } : null;
  return { tomorrow: { day, ...wanted }, shut, next, customers, minutes };
}

type Refusal = { message: string };

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const { hour = "" } = await readForm(request);
  // A bare 8 may be meant for the morning or for the evening.
  const minutes = /^\d{1,2}:\d\d$/.test(latinDigits(hour)) ? clockMinutes(hour) : null;
  if (minutes === null || minutes >= 24 * 60)
    return data<Refusal>({ message: words.enterTime }, { status: 400 });
  await saveStandingMinutes(context, minutes);
  return redirectAfterPost(context, standingHourPath, {
    toast: { kind: "success", message: words.saved },
  });
}

/** What tomorrow's standing orders take, and when they are placed. */
export default function StandingHour() {
  const { tomorrow, shut, next, customers, minutes } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  return (
    <AdminPage title={shared.places.standing.name}>
      <p>
        {words.about} {words.customers(customers)}
      </p>
      <p className="mb-2">
        <a href={standingPath} className="link inline-flex min-h-11 items-center">
          {words.seeForm}
        </a>
      </p>
      <div className="halves">
        <div className="panel">
          <WantedOn {...tomorrow} title={words.tomorrow} shut={shut} />
          {next ? <WantedOn {...next} title={words.nextOpen} shut={null} /> : null}
        </div>
        <section className="panel" aria-label={words.hour}>
          <Form method="post" action={standingHourPath} noValidate>
            <HourField minutes={minutes} error={refusal?.message} />
            <SubmitButton action={standingHourPath} look="button button-plain w-full">
              {words.save}
            </SubmitButton>
          </Form>
        </section>
      </div>
    </AdminPage>
  );
}

/** The whole hours of a day, and what is kept between two of them. */
function HourField({ minutes, error }: { minutes: number; error: string | undefined }) {
  const id = useId();
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const offered = [...new Set([...hours, minutes])].toSorted((one, other) => one - other);
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.hour}
      </label>
      <select
        id={id}
        name="hour"
        defaultValue={clockText(minutes)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : `${id}h`}
        className="field"
      >
        {offered.map((one) => (
          <option key={one} value={clockText(one)}>
            {clockTime(one)}
          </option>
        ))}
      </select>
      <p id={`${id}h`} className="mt-1 text-sm text-stone">
        {words.hourHint}
      </p>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
