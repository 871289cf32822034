import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words } from "#app/features/admin/words.ts";
import type { Command } from "./command.ts";
import { QuestionForm } from "./command-form.tsx";

/** The page of every command, for browsers without scripts. */
export function CommandPage() {
  const loaded = useLoaderData<Command>();
  const command = useActionData<Command>() ?? loaded;
  return (
    <AdminPage title={command.title} narrow>
      <QuestionForm command={command}>
        <Link to={command.back} className="button button-plain">
          {command.refused ? words.goBack : words.cancel}
        </Link>
      </QuestionForm>
    </AdminPage>
  );
}
