import { pageNonce } from "#app/platform/page-nonce.ts";
import { words } from "#app/values/words.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** What the check is asked for: a token of one form is none for another. */
export type BotCheckAction = "otp" | "complaint";
export type BotCheckSettings = { scriptUrl: string; siteKey: string; action: BotCheckAction };

type Widget = {
  render(
    element: HTMLElement,
    options: { sitekey: string; action: string; language: string; appearance: "interaction-only" },
  ): string;
  remove(id: string): void;
};
declare global {
  interface Window {
    turnstile?: Widget;
  }
}

const neverChanges = () => () => undefined;

/**
 * Adds the check's token to the form it stands in, under the button, which must not move away from
 * a finger; `answer` is the form's last one, which used the token up. The frame it runs in is
 * allowed by the policy of the page the server sent: scripts that came here from another page go
 * without.
 */
export function BotCheck({ settings, answer }: { settings: BotCheckSettings; answer: unknown }) {
  const [isServed] = useState(
    useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    ),
  );
  const place = useRef<HTMLDivElement>(null);
  const { scriptUrl, siteKey, action } = settings;
  useEffect(() => {
    if (!isServed && !window.turnstile) return;
    let isGone = false;
    let widget: string | undefined;
    void loadScript(scriptUrl).then(() => {
      if (isGone || !place.current) return;
      widget = window.turnstile?.render(place.current, {
        sitekey: siteKey,
        action,
        language: words.language,
        appearance: "interaction-only",
      });
    });
    return () => {
      isGone = true;
      if (widget) window.turnstile?.remove(widget);
    };
    // A new widget for a new token: resetting one would leave an entry in the browser's history.
  }, [isServed, scriptUrl, siteKey, action, answer]);
  return <div ref={place} className="mt-3 overflow-x-auto empty:hidden" />;
}

/** Once a page; where it can't be loaded the form is sent without a token. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve) => {
    if (window.turnstile) return resolve();
    const script = document.createElement("script");
    script.src = `${url}?render=explicit`;
    script.nonce = pageNonce();
    script.onload = () => resolve();
    document.head.appendChild(script);
  });
}
