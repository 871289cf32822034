import { type MouseEvent, useState, useSyncExternalStore } from "react";
import { privacyPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { findAddress } from "./find-address.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

type Outcome = { at: number; error: string | null };
const neverChanges = () => () => undefined;

/**
 * Stands in a form with fields `street`, `city` and `postalCode`, and fills them. Only scripts know
 * a position.
 */
export function UseLocation() {
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!hasScripts) return null;

  async function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    setBusy(true);
    setOutcome(null);
    const found = await findAddress(navigator.geolocation, fetch);
    if (found.ok) fillFields(form, found.address);
    setOutcome({ at: Date.now(), error: found.ok ? null : found.message });
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className="button button-plain mb-1 w-full @lg:w-auto"
        disabled={isBusy}
        onClick={fill}
      >
        {isBusy ? uiWords.loading : words.useLocation}
      </button>
      <p className="mb-4 text-xs text-stone">
        {words.lookedUpOnce}{" "}
        <a className="link" href={`${privacyPath}#location`}>
          {words.howUsed}
        </a>
      </p>
      {outcome?.error ? <Alert key={outcome.at}>{outcome.error}</Alert> : null}
      {outcome && !outcome.error ? (
        <Toast key={outcome.at} kind="success" message={words.done} />
      ) : null}
    </>
  );
}

function fillFields(form: HTMLFormElement | null, address: Record<string, string>): void {
  for (const name of ["street", "city", "postalCode"]) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = address[name] ?? "";
  }
}
