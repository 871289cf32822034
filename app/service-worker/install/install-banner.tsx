import { useState } from "react";
import { createRoot } from "react-dom/client";
import { words } from "./words.ts";

/** What the browser hands over when the shop can be installed. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

const dismissedKey = "installDismissed";

/** Beside the page, which it changes nothing of; whoever closed it is not asked again. */
export function showInstallBanner(prompt: InstallPrompt): void {
  if (isDismissed()) return;
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<InstallBanner prompt={prompt} />);
}

function InstallBanner({ prompt }: { prompt: InstallPrompt }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const close = () => {
    setShown(false);
    dismiss();
  };
  return (
    <section
      aria-label={words.install}
      className="notice raised flex flex-wrap items-center gap-2 print:hidden"
    >
      <p className="w-full">{words.betterAsApp}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          close();
          void prompt.prompt();
        }}
      >
        {words.install}
      </button>
      <button type="button" className="button button-plain" onClick={close}>
        {words.notNow}
      </button>
    </section>
  );
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(dismissedKey, "1");
  } catch {
    // Where nothing is stored it is asked again.
  }
}
