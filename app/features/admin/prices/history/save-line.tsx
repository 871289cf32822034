import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { priceSavePath, undoPricesPath } from "#app/admin-addresses.ts";
import { formatMoment } from "#app/values/dates.ts";
import type { Save } from "#app/features/catalogue/prices/list-saves.server.ts";

/** When, by whom and how much; what isn't undone yet can be. */
export function SaveLine({ save, children }: { save: Save; children?: ReactNode }) {
  const { id, userName, createdAt, count, isUndo, isUndone } = save;
  const isBusy = useNavigation().formData?.get("save") === id;
  const what = `${count === 1 ? "1 pack" : `${count} packs`} ${isUndo ? "set back" : "changed"}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Link to={priceSavePath(id)} className="link inline-block min-h-11 content-center">
        {what}, {formatMoment(createdAt)}, by {userName}
      </Link>
      {children}
      {isUndone ? (
        <span className="text-stone">Undone</span>
      ) : (
        <Form method="post" action={undoPricesPath}>
          <input type="hidden" name="save" value={id} />
          <button
            type="submit"
            className="button button-plain"
            disabled={isBusy}
            aria-label={`Undo: ${what}, ${formatMoment(createdAt)}`}
          >
            Undo
          </button>
        </Form>
      )}
    </div>
  );
}
