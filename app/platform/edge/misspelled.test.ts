import { expect, test } from "vitest";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { answerMisspelled } from "./misspelled.ts";

const ask = (path: string) =>
  answerMisspelled(new Request(`https://shop.test${path}`), knownAddresses);

test.each([
  "/order/K7%",
  "/%ffx",
  "/search/%E0%A4%A",
  "/profile%zz.data",
  "/__manifest?p=%2Forder%2F%25zz",
])(
  "%s can't be read, and the framework, which would write it to its console, never sees it",
  (path) => {
    expect(ask(path)?.status).toBe(400);
  },
);

test("the API says so in JSON", async () => {
  expect(await ask("/api/users/%")?.json()).toEqual({ message: "This address can't be read." });
});

test("another spelling leads to the table's with all that was asked, and never to another host", () => {
  const answer = ask("//Profile//download/?a=%2F&a=b");
  expect([
    answer?.status,
    answer?.headers.get("Location"),
    answer?.headers.get("Cache-Control"),
  ]).toEqual([308, "/profile/download?a=%2F&a=b", "no-store"]);
});

test.each(["/profile", "/", "/?a=%", "//evil.example", "/__manifest?p=%2Fcart", "/no/such"])(
  "%s goes on as it is",
  (path) => {
    expect(ask(path)).toBeNull();
  },
);
