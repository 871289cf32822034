import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { setupCommands } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { wordAtEnd } from "#app/values/path.ts";
import { type RefusedSetup, answerSetup } from "./answer-setup.server.ts";
import { SoFar, StillMissing } from "./first-morning.tsx";
import { getSetup } from "./get-setup.server.ts";
import { Finish, SetupSteps } from "./setup-steps.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.setup.name);
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, setup] = await Promise.all([requireAdmin(request, context), getSetup(context)]);
  return setup;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const command = wordAtEnd(new URL(request.url), setupCommands);
  const answered = await answerSetup(request, context, command);
  return answered instanceof Response ? answered : data(answered, { status: answered.status });
}

/** From an empty shop to the first order: what is needed, what for, and whether it is done. */
export default function FirstMorningPage() {
  const setup = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedSetup>();
  return (
    <AdminPage title={shared.places.setup.name}>
      <div className="with-aside">
        <div className="mb-4">
          <p>{words.about}</p>
          <div className="mt-2 font-semibold">
            <SoFar steps={setup.steps} />
          </div>
          <StillMissing missing={setup.missing} />
        </div>
        <div>
          <SetupSteps setup={setup} refused={refused} />
          <Finish setup={setup} refused={refused} />
        </div>
      </div>
    </AdminPage>
  );
}
