import { Link } from "@remix-run/react";
import { adminPath } from "#app/addresses/paths.ts";
import { words } from "./words.ts";

/** An admin's way from the shop to its work. */
export function AdminLine() {
  return (
    <Link to={adminPath} className="link mb-2 flex min-h-11 items-center font-bold">
      {words.admin}
    </Link>
  );
}
