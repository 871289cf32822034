import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { priceSavePath, undoPricesPath } from "#app/addresses/side-paths.ts";
import { formatMoment } from "#app/values/dates.ts";
import type { Save } from "#app/features/catalogue/prices/list-saves.server.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

/** When, by whom and how much; what isn't undone yet can be. */
export function SaveLine({ save, children }: { save: Save; children?: ReactNode }) {
  const { id, userName, createdAt, count, isUndo, isUndone } = save;
  const isBusy = useNavigation().formData?.get("save") === id;
  const what = isUndo ? words.setBack(count) : words.changed(count);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Link to={priceSavePath(id)} className="link inline-block min-h-11 content-center">
        {words.by(what, formatMoment(createdAt), userName)}
      </Link>
      {children}
      {isUndone ? (
        <span className="text-stone">{words.undone}</span>
      ) : (
        <Form method="post" action={undoPricesPath}>
          <input type="hidden" name="save" value={id} />
          <button
            type="submit"
            className="button button-plain"
            disabled={isBusy}
            aria-label={words.undoWhat(what, formatMoment(createdAt))}
          >
            {prices.undo}
          </button>
        </Form>
      )}
    </div>
  );
}
