/** How often something was done, how long it took in milliseconds, and what went wrong. */
export function createLog() {
  const times = new Map<string, number[]>();
  const faults: string[] = [];
  const failed = new Map<string, number>();
  return {
    faults,
    note(name: string, ms: number, fault: string | null) {
      const known = times.get(name) ?? [];
      known.push(ms);
      times.set(name, known);
      if (!fault) return;
      faults.push(fault);
      failed.set(name, (failed.get(name) ?? 0) + 1);
    },
    /** A line for each, for `console.table`. */
    table: () =>
      Object.fromEntries(
        [...times].map(([name, list]) => [
          name,
          { ...figuresOf(list), wrong: failed.get(name) ?? 0 },
        ]),
      ),
    slowest: () => Math.max(0, ...[...times.values()].map((list) => Math.max(...list))),
  };
}

export type Log = ReturnType<typeof createLog>;

function figuresOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    times: sorted.length,
    "half within ms": at(0.5),
    "95 % within ms": at(0.95),
    "slowest ms": at(1),
  };
}
