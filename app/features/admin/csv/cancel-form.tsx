import { cataloguePath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";

/** Back to the page as it was: nothing was imported. */
export function CancelForm() {
  return (
    <form method="get" action={cataloguePath} className="mt-3 max-w-3xl">
      <button type="submit" className="button button-plain w-full">
        {shared.cancel}
      </button>
    </form>
  );
}
