import { expect, test } from "vitest";
import { dropFetchedAhead } from "./speculation.ts";

test.each([
  ["cart=x; Path=/", '"prefetchCache"'],
  ["session=x; Path=/", '"prefetchCache"'],
  ["toast=x; Path=/", null],
])("an answer that sets %s says of pages fetched ahead: %s", (cookie, expected) => {
  const headers = new Headers({ "Set-Cookie": cookie });
  dropFetchedAhead(headers);
  expect(headers.get("Clear-Site-Data")).toBe(expected);
});
