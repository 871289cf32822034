import { useEffect, useId, useState } from "react";
import { words } from "./some-pages.words.ts";

/** A text to take elsewhere: chosen by hand, with scripts by a button. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const [state, setState] = useState<"none" | "copy" | "copied">("none");
  useEffect(() => setState("copy"), []);
  return (
    <div className="mb-3">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input id={id} readOnly value={value} className="field min-w-0" />
        {state === "none" ? null : (
          <button
            type="button"
            className="button button-plain flex-none"
            onClick={() => void navigator.clipboard.writeText(value).then(() => setState("copied"))}
          >
            {words[state]}
          </button>
        )}
      </div>
    </div>
  );
}
