import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  khataFormPath,
  khataListPath,
  khataOfPath,
  newKhataPath,
} from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { ageNames } from "#app/features/khata/ages.ts";
import {
  type ListedKhata,
  countOverLimit,
  listKhatas,
} from "#app/features/khata/list-khatas.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { may } from "#app/values/roles.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { RemindForm } from "./remind-form.tsx";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.khata} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("before");
  const text = (searchParams.get("query") ?? "").trim().slice(0, 200).toWellFormed();
  const [{ role }, found, overLimit] = await Promise.all([
    requireRight(request, context, "till"),
    listKhatas(context, { before, text }),
    countOverLimit(context, mostKhatas),
  ]);
  return { ...found, overLimit, text, isOwner: may(role, "admin"), isFirst: before === null };
}

/** There are hundreds at most. */
const mostKhatas = 1000;

/** Who owes, since when. */
export default function Khatas() {
  const { khatas, before, text, isFirst, isOwner, ...sums } = useLoaderData<typeof loader>();
  const more = new URLSearchParams({ ...(text && { query: text }), before: before ?? "" });
  return (
    <AdminPage title={words.khata}>
      {isOwner ? <Owed {...sums} /> : null}
      <FindForm action={khataListPath} label={words.search} hint={words.searchHint} text={text} />
      {khatas.length > 0 ? (
        <KhataTable khatas={khatas} isOwner={isOwner} />
      ) : (
        <p>{text ? words.notFound(text) : words.noKhata}</p>
      )}
      <nav aria-label={words.pages} className="mt-6 flex justify-center gap-3">
        {isFirst ? null : (
          <Link to={khataListPath} className="button button-plain">
            {words.first}
          </Link>
        )}
        {before === null ? null : (
          <Link to={`${khataListPath}?${more}`} rel="next" className="button button-plain">
            {words.next}
          </Link>
        )}
      </nav>
    </AdminPage>
  );
}

function Owed({ owedPaise, overLimit }: { owedPaise: number; overLimit: number }) {
  return (
    <section
      className="panel mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      aria-label={words.owedInAll}
    >
      <div>
        <p>{words.owedInAll}</p>
        <p className="money text-[min(1.625rem,8vw)] font-bold">{formatPaise(owedPaise)}</p>
        {overLimit > 0 ? (
          <p className="text-sm font-semibold text-chilli">{words.manyOverLimit(overLimit)}</p>
        ) : null}
      </div>
      <Link to={newKhataPath} className="button">
        {words.newKhata}
      </Link>
    </section>
  );
}

function KhataTable({ khatas, isOwner }: { khatas: ListedKhata[]; isOwner: boolean }) {
  const ages = ageNames()
    .map((name, at) => ({ name, at }))
    .filter(({ at }) => khatas.some(({ ages }) => ages[at]));
  // One age alone is of all that is owed.
  const ageColumns = ages.length > 1 ? ages : [];
  return (
    <Sheet
      heads={[words.customer, words.phone, words.since]}
      numbers={[words.owed, words.limit, ...ageColumns.map(({ name }) => name)]}
      hasActions
      className="records khatas"
    >
      {khatas.map(({ holderId, name, phone, owedSince, balancePaise, limitPaise, ages }) => (
        <tr key={holderId}>
          <th scope="row" data-label={words.customer} className="lead">
            <Link to={khataOfPath(holderId)} className="link">
              {name}
            </Link>
          </th>
          <td data-label={words.phone} className="bare on-wide">
            <a href={`tel:+91${phone}`} className="link">
              {phone}
            </a>
          </td>
          <td data-label={words.since} data-none={owedSince === null || undefined}>
            {owedSince === null ? "–" : formatDate(owedSince)}
          </td>
          <td data-label={words.owed} className="number aside amount">
            <strong>{formatPaise(balancePaise)}</strong>
          </td>
          <Limit {...{ balancePaise, limitPaise }} />
          {ageColumns.map((age) => (
            <td
              key={age.at}
              data-label={age.name}
              data-none={!ages[age.at] || ages[age.at] === balancePaise || undefined}
              className="number age"
            >
              {ages[age.at] ? formatPaise(ages[age.at] ?? 0) : "–"}
            </td>
          ))}
          <td className="acts">
            <Acts {...{ holderId, name, phone }} canRemind={isOwner && balancePaise > 0} />
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

/** On a phone alone where more is owed. */
function Limit({ balancePaise, limitPaise }: Pick<ListedKhata, "balancePaise" | "limitPaise">) {
  const over = balancePaise - limitPaise;
  return (
    <td data-label={words.limit} className={`number bare ${over > 0 ? "over" : "on-wide"}`}>
      <span className="max-lg:hidden">{formatPaise(limitPaise)}</span>
      {over > 0 ? (
        <span className="block text-xs font-semibold text-chilli">
          {words.overLimit(formatPaise(over))}
        </span>
      ) : null}
    </td>
  );
}

type ActsProps = Pick<ListedKhata, "holderId" | "name" | "phone"> & { canRemind: boolean };

/** Called, reminded or written in from the list; on a phone the number is the button. */
function Acts({ holderId, name, phone, canRemind }: ActsProps) {
  return (
    <div className="choices">
      <a
        href={`tel:+91${phone}`}
        aria-label={words.call(name)}
        className="call button button-plain lg:hidden"
      >
        ☎
      </a>
      {canRemind ? <RemindForm holderId={holderId} /> : null}
      <Link to={khataFormPath(holderId, "gave")} className="button button-danger border-chilli">
        {words.gave}
      </Link>
      <Link to={khataFormPath(holderId, "got")} className="button button-plain">
        {words.got}
      </Link>
    </div>
  );
}
