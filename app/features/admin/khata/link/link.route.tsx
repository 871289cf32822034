import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { khataStatementPath } from "#app/addresses/paths.ts";
import { khataLinkPath, khataOfPath } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { linkKhata, readLinkedKhata } from "#app/features/khata/link-khata.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { CopiedField } from "#app/ui/copied-field.tsx";
import { words } from "./words.ts";

export const meta = () => [
  { title: `${words.link} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

/** The link that was just made; who comes without one is led to the khata. */
export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams, origin } = new URL(request.url);
  const token = searchParams.get("made") ?? "";
  const found = await readLinkedKhata(context, token);
  if (!found) throw redirect(khataOfPath(encodeURIComponent(id)));
  const { holderId, name, phone } = found.khata;
  const path = khataStatementPath(token);
  const text = words.message(name, `${origin}${path}`);
  return {
    ...{ holderId, name, path, url: `${origin}${path}` },
    chat: `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`,
  };
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const path = await linkKhata(context, id);
  if (path === null) throw new Response(words.noKhata, { status: 404 });
  const token = path.slice(khataStatementPath("").length);
  return redirectAfterPost(context, `${khataLinkPath(id)}?made=${token}`);
}

/** To be sent by the owner's own hand, or printed. */
export default function KhataLink() {
  const { holderId, name, path, url, chat } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={words.linkFor(name)} narrow>
      <p className="mb-4">{words.about}</p>
      <CopiedField label={words.link} value={url} />
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={chat} className="button" rel="noreferrer" target="_blank">
          {words.openChat}
        </a>
        <a href={path} className="button button-plain">
          {words.show}
        </a>
      </p>
      <Link to={khataOfPath(holderId)} className="link inline-flex min-h-11 items-center">
        {words.back}
      </Link>
    </AdminPage>
  );
}
