import { Link } from "@remix-run/react";
import { useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { User } from "./user.ts";

export type ListedUser = Pick<User, "id" | "name" | "phone" | "isAdmin">;

export function UserTable({ users }: { users: ListedUser[] }) {
  const [asked, setAsked] = useState<ListedUser | null>(null);
  return (
    <>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">NAME</th>
            <th scope="col">PHONE</th>
            <th scope="col">ADMIN</th>
            <th scope="col"><span className="sr-only">Actions</span></th>
          </tr>
        </thead>
        <tbody>{users.map((user) => <UserRow key={user.id} user={user} onDelete={() => setAsked(user)} />)}</tbody>
      </table>
      {asked ? <DeleteDialog key={asked.id} user={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function UserRow({ user, onDelete }: { user: ListedUser; onDelete: () => void }) {
  const { id, name, phone, isAdmin } = user;
  return (
    <tr>
      <td data-label="Id">{id}</td>
      <th scope="row" data-label="Name">{name}</th>
      <td data-label="Phone"><a href={`tel:+91${phone}`} className="link">{phone}</a></td>
      <td data-label="Admin">
        <span aria-hidden="true" className={`text-lg font-bold ${isAdmin ? "text-leaf" : "text-chilli"}`}>{isAdmin ? "✓" : "✗"}</span>
        <span className="sr-only">{isAdmin ? "Yes" : "No"}</span>
      </td>
      <td>
        {isAdmin ? null : (
          <div className="choices">
            <Link to={`/admin/user/${id}/edit`} className="button button-plain" aria-label={`Edit ${name}`}>Edit</Link>
            <form method="get" action={`/admin/user/${id}/delete`} onSubmit={(event) => { event.preventDefault(); onDelete(); }}>
              <button type="submit" className="button button-danger" aria-label={`Delete ${name}`}>Delete</button>
            </form>
          </div>
        )}
      </td>
    </tr>
  );
}
