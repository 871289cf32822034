import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { complainPath, complaintPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import type { Complaint } from "#app/features/complaints/complaint.ts";
import { listComplaints } from "#app/features/complaints/read-complaints.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { acknowledgeBy, resolveBy } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { Stand } from "#app/ui/stand.tsx";
import { shortOf } from "#app/values/identifier.ts";
import { formatDate, formatMoment } from "#app/values/dates.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.complaints.name);
export const links = adminLinks;

const mostListed = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, complaints] = await Promise.all([
    requireRight(request, context, "till"),
    listComplaints(context, { most: mostListed }),
  ]);
  return { complaints, now: context.now };
}

/** Those that wait first; red what is late by law. */
export default function Complaints() {
  const { complaints, now } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={shared.places.complaints.name}>
      {complaints.length === 0 ? (
        <section className="panel">
          <p className="mb-4">{words.none}</p>
          <a href={complainPath} className="button button-plain">
            {words.seeForm}
          </a>
        </section>
      ) : (
        <ul className="panel go-on">
          {complaints.map((complaint) => (
            <ComplaintRow key={complaint.number} complaint={complaint} now={now} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function ComplaintRow({ complaint, now }: { complaint: Complaint; now: number }) {
  const { number, name, reason, createdAt, orderId, text, wish } = complaint;
  const due = dueOf(complaint, now);
  return (
    <li>
      <a href={complaintPath(number)}>
        <span className="what">
          <b>{number}</b> {named.reasons[reason]}
          <small>
            {name}, {formatDate(createdAt)}
            {orderId === null ? null : ` · ${shortOf(orderId)}`}
          </small>
          {wish ? <small>{words.wished(named.wishes[wish])}</small> : null}
          {text ? <small className="truncate italic">{text}</small> : null}
          {due ? <small className={due.isLate ? "late" : undefined}>{due.text}</small> : null}
        </span>
        <Stand {...howFar(complaint)} />
      </a>
    </li>
  );
}

function howFar({ state, settledAs }: Complaint) {
  if (state === "open") return { stand: "new", word: words.isNew };
  if (state === "acknowledged") return { stand: "to-pack", word: words.isAnswered };
  return {
    stand: "delivered",
    word: settledAs ? named.settlements[settledAs] : named.states.resolved,
  };
}

function dueOf({ state, createdAt }: Complaint, now: number) {
  if (state === "resolved") return null;
  if (now > resolveBy(createdAt)) return { text: words.overdue, isLate: true };
  return state === "open"
    ? {
        text: words.answerBy(formatMoment(acknowledgeBy(createdAt))),
        isLate: now > acknowledgeBy(createdAt),
      }
    : { text: words.settleBy(formatDate(resolveBy(createdAt))), isLate: false };
}
