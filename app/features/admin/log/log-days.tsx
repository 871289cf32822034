import type { ReactNode } from "react";
import type { LogEntry } from "#app/features/audit/entry.ts";
import { TabIcon } from "#app/features/admin/frame/tab-icon.tsx";
import { subjectOf, verbOf } from "#app/features/audit/entry.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { words as told } from "#app/features/audit/words.ts";
import { formatDate, formatIndianIso } from "#app/values/dates.ts";
import { How, SubjectLink } from "./how.tsx";
import { logGroups } from "./log-groups.ts";
import { CameTo, Steps } from "./steps.tsx";
import { words } from "./words.ts";

/** With whether it was whoever is looking. */
type ShownEntry = LogEntry & { isOwn: boolean; payablePaise: number | null };

/** The entries under their days, newest first; what was done to one order in a day stands together. */
export function LogDays({ entries }: { entries: ShownEntry[] }) {
  const days = Map.groupBy(entries, ({ createdAt }) => formatDate(createdAt));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className="log">
      <h2>{day}</h2>
      <ul>
        {[...Map.groupBy(ofDay, rowKey).values()].map((together) => (
          <LogRow key={together[0]?.seq} together={together} />
        ))}
      </ul>
    </section>
  ));
}

/** The steps of an order are one row, and so is who signed in on the same thing again. */
function rowKey({ kind, subjectId, seq, userName, after }: LogEntry) {
  if (kind === "order") return `order ${subjectId}`;
  return kind === "sign-in" ? `sign-in ${userName} ${String(after?.device)}` : seq;
}

type Together = { together: ShownEntry[] };

function LogRow({ together }: Together) {
  const [newest] = together;
  if (newest?.kind === "order") return <OrderRow together={together} />;
  if (newest?.kind === "sign-in") return <SignInRow together={together} />;
  if (!newest) return null;
  return (
    <Row together={together} how={<How entry={newest} />}>
      <b>{told.happened(newest.kind, verbOf(newest))}</b>
    </Row>
  );
}

function OrderRow({ together }: Together) {
  const [newest] = together;
  if (!newest) return null;
  return (
    <Row
      together={together}
      how={<Steps together={together} />}
      amount={<CameTo together={together} />}
    >
      <SubjectLink entry={newest}>{orders.orderNamed(subjectOf(newest))}</SubjectLink>
    </Row>
  );
}

function SignInRow({ together }: Together) {
  const [newest] = together;
  if (!newest) return null;
  const count = together.length > 1 ? ` · ${words.times(together.length)}` : "";
  return (
    <Row together={together} how="" isQuiet>
      {words.signedIn} · {subjectOf(newest)}
      {count}
      <Since together={together} />
    </Row>
  );
}

type RowProps = Together & {
  how: ReactNode;
  amount?: ReactNode;
  isQuiet?: boolean;
  children: ReactNode;
};

/** When it was last, what it was about, and who did it where it was somebody else; then how. */
function Row({ together, how, amount, isQuiet = false, children }: RowProps) {
  const [newest] = together;
  if (!newest) return null;
  const group = logGroups[newest.kind];
  return (
    <li className={isQuiet ? "quiet" : undefined}>
      <span className="clock">{clockOf(newest)}</span>
      <span className={`sign ${group}`}>
        <TabIcon name={group} />
      </span>
      <p className="what">
        {children} <Who entry={newest} />
      </p>
      {amount ? <b className="amount">{amount}</b> : null}
      {how === "" ? null : (
        <p className="how">
          {how}
          <Since together={together} />
        </p>
      )}
    </li>
  );
}

/** When the first of several began, where that is another time. */
function Since({ together }: Together) {
  const [last = "", first = last] = [together[0], together.at(-1)].map(
    (entry) => entry && clockOf(entry),
  );
  if (first === last) return null;
  return (
    <>
      {"\u00a0· "}
      <span className="whitespace-nowrap">{`${first}–${last}`}</span>
    </>
  );
}

function Who({ entry: { isOwn, userName } }: { entry: ShownEntry }) {
  if (isOwn) return null;
  return <small>{userName ? words.by(userName) : words.commandLine}</small>;
}

const clockOf = ({ createdAt }: LogEntry) => formatIndianIso(createdAt).slice(11, 16);
