import { Link } from "@remix-run/react";
import { deleteUserPath, editUserPath, khataOfPath } from "#app/addresses/side-paths.ts";
import type { ListedUser } from "#app/features/account/users/user.ts";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { words as roles } from "#app/values/roles.words.ts";
import { words } from "./words.ts";

/** `you` is the id of who looks at it. */
export function UserTable({ users, you }: { users: ListedUser[]; you: string }) {
  return (
    <Sheet heads={Object.values(words.columns)} hasActions className="records quiet people">
      {users.map((user) => (
        <UserRow key={user.id} user={user} isYou={user.id === you} />
      ))}
    </Sheet>
  );
}

function UserRow({ user, isYou }: { user: ListedUser; isYou: boolean }) {
  const { id, name, phone, role } = user;
  const isAdmin = role === "owner";
  return (
    <tr>
      <td data-label={words.columns.id} className="late">
        {id}
      </td>
      <th scope="row" className="lead">
        {name}
        {isYou ? <small className="font-normal text-stone"> · {words.you}</small> : null}
        {role && !isAdmin ? (
          <>
            {" "}
            <span className="stand">{roles.names[role]}</span>
          </>
        ) : null}
      </th>
      <td data-label={words.columns.phone} className="aside bare">
        <a href={`tel:+91${phone}`} className="link">
          {phone}
        </a>
      </td>
      <td data-label={words.columns.admin} data-none={!isAdmin || undefined} className="aside">
        <span aria-hidden="true" className={isAdmin ? "font-bold text-leaf" : "text-stone"}>
          {isAdmin ? "✓" : "✗"}
        </span>
        <span className="sr-only">{isAdmin ? words.yes : words.no}</span>
      </td>
      <td className="acts">
        {isAdmin ? null : (
          <div className="choices">
            <Link
              to={khataOfPath(id)}
              className="button button-plain"
              aria-label={words.khataOf(name)}
            >
              {words.khata}
            </Link>
            <Link
              to={editUserPath(id)}
              className="button button-plain"
              aria-label={words.editName(name)}
            >
              {words.edit}
            </Link>
            <CommandButton
              action={deleteUserPath(id)}
              name={words.delete}
              label={words.deleteName(name)}
              look="danger"
            />
          </div>
        )}
      </td>
    </tr>
  );
}
