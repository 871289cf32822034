import { useEffect, useRef, useState } from "react";
import { newId } from "#app/values/identifier.ts";
import type { Till } from "./load-till.server.ts";
import {
  type LineChange,
  type TillLine,
  type TillPack,
  changeTill,
  heldOf,
  tillAddress,
} from "./till.ts";

/** The lines and the key of the sale; the address follows, so that loading the page again loses nothing. */
export function useTill(loaded: Pick<Till, "lines" | "key">) {
  const [held, setHeld] = useState({ lines: loaded.lines as TillLine[], key: loaded.key });
  const isLoaded = useRef(true);
  useEffect(() => {
    if (!isLoaded.current) {
      const address = tillAddress({ key: held.key, lines: held.lines.map(heldOf) });
      history.replaceState(history.state, "", address);
    }
    isLoaded.current = false;
  }, [held]);
  return {
    lines: held.lines,
    sale: held.key,
    change: (word: LineChange, pack: TillPack) =>
      setHeld(({ lines, key }) => ({ key, lines: changeTill(lines, word, pack) })),
    /** Without lines it is the next sale. */
    put: (lines: TillLine[]) =>
      setHeld(({ key }) => ({ lines, key: lines.length > 0 ? key : newId() })),
  };
}
