import { expect, test } from "vitest";
import { parseStrictJson } from "./strict-json.ts";

const messageOf = (text: string) => {
  const parsed = parseStrictJson(text);
  return parsed.ok ? null : parsed.message;
};

test.each([
  "{}",
  "[]",
  "null",
  "1",
  '"a"',
  ' {"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]} ',
  '{"a":"b:c","b":"a"}',
  '{"a":"\\"a\\":1","b":1}',
])("%s is read as it is", (text) => {
  expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});

test.each([
  "",
  "{",
  '{"a":1',
  "{'a':1}",
  "{a:1}",
  "[1,]",
  "NaN",
  "undefined",
  '{"a":1}}',
  "<xml/>",
])("%j is no JSON", (text) => {
  expect(messageOf(text)).toBe("The body is not valid JSON.");
});

test.each([
  '{"a":1,"a":2}',
  '{"b":{"a":1,"x":[],"a":1}}',
  '[{"a":1},{"a":1,"\\u0061":2}]',
  '{"a" : 1, "a" : 1}',
])("%s has a key twice", (text) => {
  expect(messageOf(text)).toBe('The key "a" stands twice.');
});

test.each(['{"a":"\\ud800"}', '["\\udc00\\ud800"]', '{"\\ud83d":1}', '{"a":"\\u0000"}'])(
  "%s can't be stored",
  (text) => {
    expect(messageOf(text)).toBe("A text holds a character that can't be stored.");
  },
);

test("an emoji can be stored", () => {
  expect(parseStrictJson('{"a":"\\ud83c\\udf4b 🍋"}')).toEqual({ ok: true, value: { a: "🍋 🍋" } });
});

test("what can't be seen is left out of every text but a password, as in a form", () => {
  const sent = {
    name: "Ravi\u001b\r\nKumar\u202e",
    to: [{ street: "क्\u200dष\u2066" }],
    password: "a\u0007\u202eb",
  };
  expect(parseStrictJson(JSON.stringify(sent))).toEqual({
    ok: true,
    value: { name: "Ravi Kumar", to: [{ street: "क्\u200dष" }], password: "a\u0007\u202eb" },
  });
});

test("a hundred thousand brackets are refused and not followed", () => {
  expect(messageOf("[".repeat(50_000) + "]".repeat(50_000))).toBe(
    "The body is nested more than 32 deep.",
  );
});
