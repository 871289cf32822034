import { useRouteLoaderData } from "@remix-run/react";
import { callIn } from "#app/features/catalogue/listing/names/called.ts";
import type { loader } from "./frame.route.tsx";

/** What a category of this name is called in the language in use; the frame asked for all of them. */
export function useCategoryCall(): (name: string) => string {
  const calls = useRouteLoaderData<typeof loader>("admin-frame")?.categoryCalls ?? {};
  return (name) => callIn(calls, name);
}
