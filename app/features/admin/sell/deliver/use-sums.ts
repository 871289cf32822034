import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import type { loadForCaller } from "./load-for-caller.server.ts";

type Order = Pick<Awaited<ReturnType<typeof loadForCaller>>, "sums">;

/** The page's sums, and with scripts those of what was typed since: who it is, where it goes, when. */
export function useSums(shown: Order["sums"]) {
  const { data, load } = useFetcher<Order>();
  const asked = useRef({ of: shown, query: "" });
  return {
    sums: data && asked.current.of === shown ? data.sums : shown,
    reckon({ currentTarget }: { currentTarget: HTMLFormElement }) {
      // What is looked for among the goods changes no sum.
      const fields = [...new FormData(currentTarget)]
        .filter(([name]) => name !== "find")
        .map(([name, value]) => [name, String(value)]);
      const query = String(new URLSearchParams(fields));
      if (query !== asked.current.query) load(`${sellToCallerPath}?${query}`);
      asked.current = { of: shown, query };
    },
  };
}
