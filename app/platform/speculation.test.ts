import { expect, test } from "vitest";
import { dropFetchedAhead } from "./speculation.ts";

test.each([
  ["cart=x; Path=/", '"prefetchCache"'],
  ["session=x; Path=/", '"prefetchCache"'],
  ["__Host-session=x; Max-Age=0; Path=/", '"cache", "prefetchCache"'],
  ["toast=x; Path=/", null],
])("an answer that sets %s lets go of %s", (cookie, expected) => {
  const headers = new Headers({ "Set-Cookie": cookie });
  dropFetchedAhead(headers);
  expect(headers.get("Clear-Site-Data")).toBe(expected);
});
