import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import { goodsWordsOf } from "./words/search-words.ts";

const said = (text: string) => {
  const { goods, pack } = understand(text);
  return [goods.map((words) => words.join(" ")).join(" | "), pack ?? ""].join(" ").trim();
};

test.each([
  ["mujhe do kilo aashirvaad ka atta chahiye", "aashirvaad atta g2000"],
  ["kapde dhone ka powder 2 kg wala", "kapde dhone ka powder g2000"],
  ["dhai sau gram chai patti", "chai patti g250"],
  ["sava kilo besan", "besan g1250"],
  ["ek darjan ande", "ande pcs12"],
  ["a dozen eggs", "eggs pcs12"],
  ["1 litar tel", "tel ml1000"],
  ["kaju100gm", "kaju g100"],
  ["10 rupaya wala biscuit", "biscuit"],
  ["चावल ५ किलो", "चावल g5000"],
  ["aapke paas toor dal hai kya", "toor dal"],
  ["good day biscuit", "good day biscuit"],
])("of %s the goods and the size go on", (text, meant) => {
  expect(said(text)).toBe(meant);
});

test("a text that names several goods is read as several, the first first", () => {
  expect(said("chini chai patti")).toBe("chini | chai patti");
  expect(said("bhaiya toor dal aur lal mirch powder bhej do")).toBe("toor dal | lal mirch powder");
  expect(said("toor dal chana dal moong dal urad dal")).toBe(
    "toor dal | chana dal | moong dal | urad dal",
  );
  expect(said("lal mirch powder")).toBe("lal mirch powder");
});

test("where nothing but joining words is said, they count, and no more than twelve go on", () => {
  expect(understand("bhaiya dena").words).toEqual(["bhaiya", "dena"]);
  expect(understand("500 g").words).toEqual(["500", "g"]);
  expect(understand('"* (').words).toEqual([]);
  const many = Array.from({ length: 900 }, (_, at) => `x${at}`).join(" ");
  expect(understand(many).words).toEqual(goodsWordsOf(many).slice(0, 12));
});

test("goods that are known by name are told from what they are used for and from brands", () => {
  for (const text of ["bread", "nimbu", "amul butter", "ચોખા"])
    expect(understand(text).isNamed, text).toBe(true);
  for (const text of ["dandruff", "colgate", "xyzzy"])
    expect(understand(text).isNamed, text).toBe(false);
});
