import type { HeadersFunction } from "@remix-run/cloudflare";

const carried = ["Content-Security-Policy", "Retry-After"];

/** What loader and action say goes out with their page: what it may load, and how long to wait. */
export const carriedHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers();
  for (const source of [loaderHeaders, actionHeaders]) {
    for (const name of carried) {
      const value = source.get(name);
      if (value !== null) headers.set(name, value);
    }
  }
  return headers;
};
