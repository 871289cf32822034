import type { Random } from "#tests/random.ts";

const long = "x".repeat(10_000);

/** What must never stand in a page as it was sent. */
export const unescaped =
  /<script>kirana|<img src=x onerror=kirana|<svg onload=kirana|(?:href|src|action)=["']?javascript:kirana/i;

const texts = [
  "",
  " ",
  long,
  "क".repeat(10_000),
  "0",
  "-1",
  "-0",
  "1e999",
  "NaN",
  "Infinity",
  "99999999999999999999",
  "0x10",
  "1.005",
  "00000000001",
  "null",
  "undefined",
  "<script>kirana(1)</script>",
  '"><img src=x onerror=kirana(2)>',
  "</script><script>kirana(3)//",
  "'-kirana(4)-'",
  "javascript:kirana(5)",
  "</textarea><svg onload=kirana(6)>",
  "' OR 1=1 --",
  "'; DROP TABLE orders; --",
  '" UNION SELECT password_hash FROM users --',
  "%' ESCAPE '\\",
  "*",
  '"""',
  "AND OR NOT NEAR(",
  "col:val*",
  "\0",
  "\r\nSet-Cookie: a=b",
  "\uD800",
  "\uFEFF",
  "‮abc",
  "ﷺ".repeat(50),
  "👨‍👩‍👧‍👦".repeat(100),
  "e\u0301",
  "İ",
  "ß",
  "\u2028",
  "../../etc/passwd",
  "..%2f..%2f",
  "%00",
  "%",
  "%E0%A4%A",
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "/images/../secret",
  "__proto__",
  "constructor",
  "toString",
  "9000000002",
  "919000000002",
  "+91 90000 00002",
  "१२३४५६७८९०",
  "=1+1",
  "@SUM(A1)",
  "${7*7}",
  "{{7*7}}",
  "[]",
  "{}",
];

const things: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
  { $gt: "" },
  { toString: 1 },
  Array(1000).fill("x"),
];

export const hostileText = (random: Random): string => random.pick(texts);

/** Anything JSON can hold. */
export const hostileThing = (random: Random): unknown =>
  random.isOne(2) ? random.pick(things) : random.pick(texts);
