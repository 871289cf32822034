import { useLocation, useSearchParams } from "@remix-run/react";
import { useContext } from "react";
import { parametersOf } from "#app/values/path.ts";
import { useHandle } from "./handle.ts";
import { PageTraitsContext } from "./page-traits.ts";

/** What links back to the page say of its address: what the page doesn't know is not said again. */
export function useKeptParameters(): URLSearchParams {
  const [given] = useSearchParams();
  const { kept } = useContext(PageTraitsContext);
  const { keep, data } = useHandle();
  const known = kept ? parametersOf(given, kept) : given;
  return keep && data ? keep(known, data) : known;
}

/** With the key that every visit to it has of its own. */
export function useKeptAddress(): { key: string; address: string } {
  const { key, pathname } = useLocation();
  const kept = String(useKeptParameters());
  return { key, address: pathname + (kept && `?${kept}`) };
}
