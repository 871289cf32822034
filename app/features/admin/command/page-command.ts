import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";

/** A command with a page that asks for what it needs, or whether it is meant. */
export type PageCommand = {
  ask: (asked: LoaderFunctionArgs) => Promise<unknown>;
  take: (asked: ActionFunctionArgs) => Promise<unknown>;
};
