import { khataCommandPath } from "#app/addresses/side-paths.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** Writes the reminder, for its message to be sent. */
export function RemindForm({ holderId }: { holderId: string }) {
  return (
    <CommandForm
      action={khataCommandPath(holderId, "remind")}
      label={words.remind}
      busyLabel={uiWords.loading}
      className="button button-plain"
    />
  );
}
