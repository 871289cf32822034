import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { deleteUserPath, editUserPath } from "#app/addresses.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { ListedUser } from "#app/features/account/users/user.ts";

export function UserTable({ users }: { users: ListedUser[] }) {
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ user: ListedUser; at: string } | null>(null);
  return (
    <>
      <Sheet heads={["ID", "NAME", "PHONE", "ADMIN"]} hasActions>
        {users.map((user) => (
          <UserRow key={user.id} user={user} onDelete={() => setAsked({ user, at: key })} />
        ))}
      </Sheet>
      {asked?.at === key ? (
        <DeleteDialog key={asked.user.id} user={asked.user} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}

function UserRow({ user, onDelete }: { user: ListedUser; onDelete: () => void }) {
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
            <Link to={editUserPath(id)} className="button button-plain" aria-label={`Edit ${name}`}>
              Edit
            </Link>
            <form
              method="get"
              action={deleteUserPath(id)}
              onSubmit={(event) => {
                event.preventDefault();
                onDelete();
              }}
            >
              <button type="submit" className="button button-danger" aria-label={`Delete ${name}`}>
                Delete
              </button>
            </form>
          </div>
        )}
      </td>
    </tr>
  );
}
