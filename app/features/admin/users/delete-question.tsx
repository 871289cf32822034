import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { deleteUserPath } from "#app/addresses.ts";
import type { ListedUser } from "#app/features/account/users/user.ts";

/** Of the dialog and of the page; the way out is the caller's. */
export function DeleteQuestion({
  user,
  children,
}: {
  user: Pick<ListedUser, "id" | "name" | "phone">;
  children: ReactNode;
}) {
  return (
    <>
      <p className="mb-4">
        {user.name}, {user.phone}, can't sign in any more. Orders and reviews stay, with the name
        they were made under.
      </p>
      <Form method="post" action={deleteUserPath(user.id)} className="choices">
        <button type="submit" className="button button-danger">
          Delete
        </button>
        {children}
      </Form>
    </>
  );
}
