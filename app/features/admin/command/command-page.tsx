import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { words } from "#app/features/admin/words.ts";
import type { Command } from "./command.ts";
import { QuestionForm } from "./command-form.tsx";

/** The page of every command, for browsers without scripts. */
export function CommandPage() {
  const loaded = useLoaderData<Command>();
  return <Question command={useActionData<Command>() ?? loaded} />;
}

/** One that is asked in place of the page whose form needs a second yes. */
export function Question({ command }: { command: Command }) {
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
