import { Link } from "@remix-run/react";
import { categoryOrderPath } from "#app/addresses/side-paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { NameForm } from "./name-form.tsx";
import { words } from "./words.ts";

export function AddPanel({ refused }: { refused: FormFailure | undefined }) {
  return (
    <details className="panel adds mb-4 max-w-lg py-1" open={refused !== undefined}>
      <summary className="min-h-11 content-center font-semibold text-leaf">{words.add}</summary>
      <div className="my-3">
        <NameForm
          command="add"
          values={refused?.values ?? {}}
          errors={refused?.errors ?? {}}
          button={words.addButton}
        />
      </div>
    </details>
  );
}

type RenamePanelProps = {
  called: string;
  /** As they are. */
  names: Record<string, string>;
  refused: FormFailure | undefined;
};

export function RenamePanel({ called, names, refused }: RenamePanelProps) {
  return (
    <section className="panel mb-4 max-w-lg" aria-labelledby="rename">
      <h2 id="rename" className="mb-2">
        {words.renameNamed(called)}
      </h2>
      <p className="mb-4">{words.aboutRenaming}</p>
      <NameForm
        command="rename"
        values={refused?.values ?? names}
        errors={refused?.errors ?? {}}
        button={shared.save}
      />
      <Link to={categoryOrderPath} className="button button-plain mt-3 w-full">
        {words.leave}
      </Link>
    </section>
  );
}
