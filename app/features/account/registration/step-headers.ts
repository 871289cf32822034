import type { HeadersFunction } from "@remix-run/cloudflare";

const carried = ["Content-Security-Policy", "Retry-After"];

/** What loader and action say of their step goes out with its page. */
export const stepHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers();
  for (const source of [loaderHeaders, actionHeaders]) {
    for (const name of carried) {
      const value = source.get(name);
      if (value !== null) headers.set(name, value);
    }
  }
  return headers;
};
