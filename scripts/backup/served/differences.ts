import type { Shown } from "./look.ts";

const mostLines = 6;

/** Which answers are not what they were, with the lines that are gone and those that are new. */
export function differencesOf(before: Shown[], after: Shown[]): string[] {
  return before.flatMap((was, index) => {
    const is = after[index]!;
    const [old, now] = [linesOf(was), linesOf(is)];
    if (old.join("\n") === now.join("\n")) return [];
    const [gone, come] = [without(old, now), without(now, old)];
    const lines = [...gone.map((line) => `  - ${line}`), ...come.map((line) => `  + ${line}`)];
    const more = lines.length > mostLines ? [`  and ${lines.length - mostLines} lines more`] : [];
    const what = lines.length > 0 ? lines.slice(0, mostLines) : ["  in another order"];
    return [[`${was.as} ${was.path}`, ...what, ...more].join("\n")];
  });
}

const linesOf = ({ status, shown }: Shown): string[] => [
  `answered ${status}`,
  ...(Array.isArray(shown) ? shown.map(String) : JSON.stringify(shown, null, 1).split("\n")),
];

function without(lines: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
