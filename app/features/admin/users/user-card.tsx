import { Link } from "@remix-run/react";
import { khataOfPath, ordersPath, staffPath } from "#app/addresses/side-paths.ts";
import type { User } from "#app/features/account/users/user.ts";
import { formatDate } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words as roles } from "#app/values/roles.words.ts";
import type { UserFacts } from "./user-facts.server.ts";
import { words } from "./words.ts";

export type ShownUser = Pick<User, "id" | "name" | "phone" | "role" | "createdAt"> & UserFacts;

function khataText(owedPaise: Paise | null): string {
  if (owedPaise === null) return words.noKhata;
  return owedPaise > 0 ? words.owes(formatPaise(owedPaise)) : words.owesNothing;
}

/** Who it is to the shop, and the ways to their orders, khata and role. */
export function UserCard({ user }: { user: ShownUser }) {
  const { id, name, phone, role, createdAt, orderCount, lastOrderAt, owedPaise } = user;
  const rows = [
    {
      to: `${ordersPath}?${new URLSearchParams({ query: phone })}`,
      title: words.orders(orderCount),
      about: lastOrderAt === null ? "" : words.lastOn(formatDate(lastOrderAt)),
    },
    {
      to: khataOfPath(id),
      title: words.khata,
      about: khataText(owedPaise),
    },
    {
      to: `${staffPath}?${new URLSearchParams({ phoneNo: phone })}#role`,
      title: role === null ? words.makeStaff : words.changeRole,
      about: words.roleAbout,
    },
  ];
  return (
    <section className="panel" aria-labelledby="person">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="person" className="wrap-anywhere">
          {name}
        </h2>
        <span className="stand" data-stand={role === null ? "plain" : undefined}>
          {role === null ? words.customer : roles.names[role]}
        </span>
      </div>
      <p className="mb-1 text-sm text-stone">
        <a href={`tel:+91${phone}`} className="link inline-block min-h-11 content-center">
          {phone}
        </a>{" "}
        · {words.since(formatDate(createdAt))}
      </p>
      <ul className="go-on">
        {rows.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to}>
              <span className="what">
                {title}
                {about ? <small>{about}</small> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
