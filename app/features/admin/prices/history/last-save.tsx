import { SaveLine } from "./save-line.tsx";
import type { Save } from "#app/features/catalogue/prices/list-saves.server.ts";
import { words } from "./words.ts";

/** The newest save, with its undo in reach of a tap. */
export function LastSave({ save }: { save: Save }) {
  return (
    <section className="panel mb-4" aria-label={words.lastSave}>
      <SaveLine save={save} />
    </section>
  );
}
