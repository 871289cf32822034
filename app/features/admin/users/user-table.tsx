import { Link } from "@remix-run/react";
import { deleteUserPath, editUserPath, khataOfPath } from "#app/admin-addresses.ts";
import type { ListedUser } from "#app/features/account/users/user.ts";
import { CommandButton } from "#app/features/admin/command/command-button.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";

export function UserTable({ users }: { users: ListedUser[] }) {
  return (
    <Sheet heads={["ID", "NAME", "PHONE", "ADMIN"]} hasActions>
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </Sheet>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const { id, name, phone, isAdmin } = user;
  return (
    <tr>
      <td data-label="Id">{id}</td>
      <th scope="row" data-label="Name">
        {name}
      </th>
      <td data-label="Phone">
        <a href={`tel:+91${phone}`} className="link">
          {phone}
        </a>
      </td>
      <td data-label="Admin">
        <span
          aria-hidden="true"
          className={`text-lg font-bold ${isAdmin ? "text-leaf" : "text-chilli"}`}
        >
          {isAdmin ? "✓" : "✗"}
        </span>
        <span className="sr-only">{isAdmin ? "Yes" : "No"}</span>
      </td>
      <td>
        {isAdmin ? null : (
          <div className="choices">
            <Link
              to={khataOfPath(id)}
              className="button button-plain"
              aria-label={`Khata of ${name}`}
            >
              Khata
            </Link>
            <Link to={editUserPath(id)} className="button button-plain" aria-label={`Edit ${name}`}>
              Edit
            </Link>
            <CommandButton
              action={deleteUserPath(id)}
              name="Delete"
              label={`Delete ${name}`}
              isDanger
            />
          </div>
        )}
      </td>
    </tr>
  );
}
