import { useEffect, useId, useState } from "react";
import { words } from "./some-pages.words.ts";

type CopiedProps = { label: string; value: string };

/** A text to take elsewhere: chosen by hand, with scripts by a button. */
export function CopiedField({ label, value }: CopiedProps) {
  const id = useId();
  return (
    <div className="mb-3">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input id={id} readOnly value={value} className="field min-w-0" />
        <CopyButton value={value} />
      </div>
    </div>
  );
}

/** A short one, which is read out as well. */
export function CopiedText({ label, value }: CopiedProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <p className="wrap-anywhere">
        <span className="block text-xs text-stone">{label}</span>
        <strong>{value}</strong>
      </p>
      <CopyButton value={value} />
    </div>
  );
}

function CopyButton({ value }: Pick<CopiedProps, "value">) {
  const [state, setState] = useState<"none" | "copy" | "copied">("none");
  useEffect(() => setState("copy"), []);
  if (state === "none") return null;
  return (
    <button
      type="button"
      className="button button-plain flex-none"
      onClick={() => void navigator.clipboard.writeText(value).then(() => setState("copied"))}
    >
      {words[state]}
    </button>
  );
}
