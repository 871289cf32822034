import { Link } from "@remix-run/react";
import { priceHistoryPath } from "#app/addresses/side-paths.ts";
import { SaveLine } from "./save-line.tsx";
import type { Save } from "#app/features/catalogue/prices/list-saves.server.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

/** The newest save, with its undo in reach of a tap. */
export function LastSave({ save }: { save: Save }) {
  return (
    <section className="panel mb-4" aria-label={words.lastSave}>
      <SaveLine save={save}>
        <Link to={priceHistoryPath} className="link inline-block min-h-11 content-center">
          {prices.history}
        </Link>
      </SaveLine>
    </section>
  );
}
