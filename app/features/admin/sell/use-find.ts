import { useRef, useState } from "react";
import { ownersFilePath } from "#app/addresses/side-paths.ts";
import { gtinDigits } from "#app/values/gtin.ts";
import type { Found } from "./find-for-till.server.ts";
import type { Till } from "./load-till.server.ts";
import type { TillPack } from "./till.ts";

const waitMs = 150;
const leastLetters = 2;
const nothing = { kind: "nothing" } as const;

type Shown = Till["found"] & { typed?: string };

/** What is typed is suggested, what is scanned goes on the till. */
export function useFind(till: Till, onAdd: (pack: TillPack) => void) {
  const [found, setFound] = useState<Shown>({ ...till.found, typed: till.typed });
  const [code, setCode] = useState(till.found.kind === "unknown" ? till.found.code : till.code);
  const [isLost, setLost] = useState(false);
  const find = useRef(rememberCodes()).current;
  const waits = useRef({ turn: 0, timer: 0 }).current;
  const begin = () => {
    clearTimeout(waits.timer);
    return (waits.turn += 1);
  };
  async function ask(typed: string, turn: number) {
    const answer = await find(typed);
    if (answer?.kind === "pack") onAdd(answer.pack);
    if (turn !== waits.turn) return;
    setLost(answer === null);
    if (!answer) return;
    if (gtinDigits(typed) !== null) setCode(answer.kind === "unknown" ? answer.code : "");
    setFound(answer.kind === "pack" ? nothing : { ...answer, typed });
  }
  return {
    ...{ found, code, isLost },
    look: (typed: string) => ask(typed.trim(), begin()),
    suggest(typed: string) {
      const [turn, text] = [begin(), typed.trim()];
      if (/^[\d\s]*$/.test(text) || text.length < leastLetters) setFound(nothing);
      else waits.timer = window.setTimeout(() => void ask(text, turn), waitMs);
    },
    forget() {
      begin();
      setCode("");
      setFound(nothing);
    },
  };
}

/** A code that was met before needs no network. */
function rememberCodes() {
  const known = new Map<string, TillPack>();
  return async (typed: string): Promise<Found | null> => {
    const pack = known.get(typed);
    if (pack) return { kind: "pack", pack };
    const answer = await fetchFound(typed);
    if (answer?.kind === "pack") known.set(typed, answer.pack);
    return answer;
  };
}

/** Null when nobody answers; who is not signed in any more is led to the sign-in. */
async function fetchFound(typed: string): Promise<Found | null> {
  try {
    const asked = new URLSearchParams({ find: typed });
    const response = await fetch(`${ownersFilePath("sell/find")}?${asked}`);
    if (response.redirected) location.reload();
    return response.ok && !response.redirected ? ((await response.json()) as Found) : null;
  } catch {
    return null;
  }
}
