import { knownParameters } from "#app/platform/edge/catalogue-pages.ts";

/** Whoever sends one of these is somebody else afterwards, or wants other pages. */
const changesWho = /^\/(?:login|logout|register|forgot-password|profile|version)(?:\/|\.|$)/;

/** What a browser may keep whole: never what is somebody's own. */
export function isCataloguePage({ pathname, searchParams }: URL): boolean {
  return knownParameters(pathname, searchParams) !== null;
}

export function changesVisitor({ pathname }: URL): boolean {
  return changesWho.test(pathname);
}
