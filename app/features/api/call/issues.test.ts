import * as v from "valibot";
import { expect, test } from "vitest";
import { explainIssues } from "./issues.ts";

const Body = v.object({
  name: v.string(),
  price: v.number(),
  paid: v.boolean(),
  lines: v.array(v.string()),
  address: v.object({ city: v.string() }),
});

test("a field of the wrong kind is told what to send instead, a missing one that it is missing", () => {
  const { issues } = v.safeParse(Body, { name: 1, price: "x", lines: 2, address: { city: 3 } });
  expect(explainIssues(issues!)).toEqual({
    message: "name: Please send text here.",
    errors: {
      name: "Please send text here.",
      price: "Please send a number here.",
      paid: "This field is missing.",
      lines: "Please send a list here.",
      "address.city": "Please send text here.",
    },
  });
  expect(explainIssues(v.safeParse(Body, "x").issues!).message).toBe("Please send an object here.");
});
