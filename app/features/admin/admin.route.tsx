import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { Page } from "#app/ui/page.tsx";
import { adminMeta } from "./admin-links.ts";
import { adminPlaces } from "./admin-page.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.admin);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return null;
}

/** Where an admin begins. */
export default function Admin() {
  return (
    <Page title={words.admin}>
      <ul className="places">
        {adminPlaces().map(({ to, name, about }) => (
          <li key={to} className="panel">
            <Link to={to} className="link text-lg font-bold">
              {name}
            </Link>
            <p className="text-stone">{about}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
