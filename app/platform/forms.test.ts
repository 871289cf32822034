import * as v from "valibot";
import { expect, test } from "vitest";
import { parseForm, readForm } from "./forms.server.ts";

const post = (fields: Record<string, string>) =>
  new Request("http://shop.test/", { method: "POST", body: new URLSearchParams(fields) });

test("control characters become spaces and the signs that turn writing round are dropped", async () => {
  const typed = {
    name: "Ravi\u0000\u001b\u0085Kumar\u007f",
    street: "1\u202e daoR\u202c\u2066x\u2069",
    note: "two\r\nlines",
    "city\u0000": "Pune",
  };
  expect(await readForm(post(typed))).toMatchObject({
    name: "Ravi Kumar ",
    street: "1 daoRx",
    note: "two lines",
  });
});

test("the joiners that Indian scripts need stay, and so does every sign of a password", async () => {
  const typed = {
    name: "क्\u200dष श्\u200cर",
    password: "a\u0007b\u202ec",
    newPassword: "\td",
    confirmPassword: "a\u0007b\u202ec",
  };
  expect(await readForm(post(typed))).toEqual(typed);
});

test("a field that is missing or not as it should be is told in plain words, unless it has its own", async () => {
  const schema = v.object({
    id: v.string(),
    count: v.pipe(v.string(), v.regex(/^\d+$/)),
    city: v.pipe(v.optional(v.string(), ""), v.minLength(1, "Please enter your city.")),
  });
  expect(await parseForm(post({ count: "x" }), schema)).toEqual({
    ok: false,
    values: { count: "x" },
    errors: {
      id: "Please fill in this field.",
      count: "Please check this field.",
      city: "Please enter your city.",
    },
  });
});
