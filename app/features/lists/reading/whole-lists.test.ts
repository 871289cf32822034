import { expect, test } from "vitest";
import { openList, readList } from "./read-list.ts";

const read = (text: string) => {
  const { lines, notRead } = readList(openList(text), new Set());
  return {
    lines: lines.map(({ name, quantity, packs }) =>
      [name, quantity ?? "", packs === null ? "" : `x${packs}`]
        .join(" ")
        .trim()
        .replace(/\s+/g, " "),
    ),
    notRead,
    texts: lines.map((line) => line.text),
  };
};

const lists: [what: string, list: string, lines: string[], notRead?: string[]][] = [
  ["one thing a line", "2 kg aata\n\ndal 500g\r\nsabun 3", ["aata 2000", "dal 500", "sabun x3"]],
  [
    "commas, some of them before the amount",
    "atta, 2 kg, dal 1kg, namak, chini 1,500 g",
    ["atta 2000", "dal 1000", "namak", "chini 1500"],
  ],
  [
    "spoken without a comma",
    "chini chai patti namak haldi\nek kilo chini do packet namak aur teen sabun\nbutter biscuit",
    [
      "chini",
      "chai patti",
      "namak",
      "haldi",
      "chini 1000",
      "namak x2",
      "sabun x3",
      "butter biscuit",
    ],
  ],
  [
    "words between",
    "2 kg atta and 5 sabun aur dal 500g aur namak",
    ["atta 2000", "sabun x5", "dal 500", "namak"],
  ],
  [
    "a message with greeting and farewell",
    "Namaste bhaiya 🙏\nye saman bhej dena\n- aata 5 kg\n- tel 1 ltr\nDhanyavad\n9876543210",
    ["aata 5000", "tel 1000"],
    ["Namaste bhaiya 🙏", "ye saman bhej dena", "Dhanyavad", "9876543210"],
  ],
  [
    "numbered on paper",
    "1. Atta 10kg\n2. Chawal 5kg\n3) Sabun 2",
    ["Atta 10000", "Chawal 5000", "Sabun x2"],
  ],
  [
    "numbered with strokes",
    "1- Atta 10kg\n2- Chawal\n3- Sabun 2",
    ["Atta 10000", "Chawal", "Sabun x2"],
  ],
  [
    "Hindi, with danda",
    "आटा ५ किलो। चीनी आधा किलो। साबुन दो। और नमक",
    ["आटा 5000", "चीनी 500", "साबुन x2", "नमक"],
  ],
  [
    "a chat that was copied",
    "[22/11, 10:30] Ma: 2 kg atta\n[22/11, 10:31] Ma: doodh 1 l\n22/11/26, 10:32 am - Ma: haldi 100g",
    ["atta 2000", "doodh 1000", "haldi 100"],
  ],
  [
    "semicolons, bars and bullets",
    "rice 5kg; dal 1kg | poha 500g • besan 1kg",
    ["rice 5000", "dal 1000", "poha 500", "besan 1000"],
  ],
  ["tick boxes", "[ ] milk 1l\n[x] eggs 12\n☐ bread", ["milk 1000", "eggs x12", "bread"]],
  [
    "one line with numbers in brackets",
    "1) atta 5kg 2) dal 1kg 3) tel",
    ["atta 5000", "dal 1000", "tel"],
  ],
  [
    "names and amounts in turns",
    "chini 1kg sarson ka tel 2 ltr dal 1kg\n2 kg atta 500g besan\ndo kilo chawal ek kilo rajma",
    [
      "chini 1000",
      "sarson ka tel 2000",
      "dal 1000",
      "atta 2000",
      "besan 500",
      "chawal 2000",
      "rajma 1000",
    ],
  ],
  [
    "a price behind each amount",
    "sugar 1kg 45\nsalt 2 pkt 56\nrice 5kg 400\nsabun 3",
    ["sugar 1000", "salt x2", "rice 5000", "sabun x3"],
  ],
  [
    "a count behind each amount",
    "sugar 1kg 4\nsalt 1 kg 2\nrice 5kg 1",
    ["sugar 1000 x4", "salt 1000 x2", "rice 5000 x1"],
  ],
  [
    "Hinglish with amounts in words",
    "ek kilo chini\ndhai sau gram jeera\nteen packet maggi\nadrak pav kilo aur lehsun 100 gram",
    ["chini 1000", "jeera 250", "maggi x3", "adrak 250", "lehsun 100"],
  ],
];

test.each(lists)("%s", (_, list, lines, notRead = []) => {
  expect(read(list)).toMatchObject({ lines, notRead });
});

test("every word typed stands once, in its line or among what was not read", () => {
  for (const [, list] of lists) {
    const { texts, notRead } = read(list);
    const letters = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
    const joined = letters([...texts, ...notRead].join(" "));
    // Words that only join two lines belong to neither.
    expect(letters(list.replace(/ (?:aur|and) (?=5|dal|namak|lehsun|teen)/g, " "))).toBe(joined);
  }
});

test("marks, half letters and 4,000 characters are read without harm", () => {
  for (const text of ["ा", "क्", "\ud83d", "😀".repeat(1000), "१".repeat(4000), "1 a ".repeat(1000)])
    expect(() => read(text)).not.toThrow();
  expect(read('" OR 1; DROP *').lines.length).toBeLessThan(3);
});
