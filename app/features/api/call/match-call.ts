import type { ApiCall } from "./call.ts";

export type Matched = { calls: ApiCall[]; params: Record<string, string> };

/** The calls of the path that fits best: a word before a parameter. Null when none does. */
export function matchCalls(calls: ApiCall[], pathname: string): Matched | null {
  const parts = partsOf(pathname);
  const paths = [...new Set(calls.map((call) => call.path))].sort(
    (one, other) => countParams(one) - countParams(other),
  );
  for (const path of paths) {
    const params = paramsOf(path, parts);
    if (params) return { calls: calls.filter((call) => call.path === path), params };
  }
  return null;
}

function paramsOf(path: string, parts: string[]): Record<string, string> | null {
  const wanted = partsOf(path);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name && parts[index]) params[name] = parts[index];
    else if (part !== parts[index]) return null;
  }
  return params;
}

function partsOf(pathname: string): string[] {
  return pathname
    .replace(/^\/|\/+$/g, "")
    .split("/")
    .map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function countParams(path: string): number {
  return path.split("{").length;
}
