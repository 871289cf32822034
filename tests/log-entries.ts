/** What was logged while `console.error` was watched: a line of JSON each. */
export function entriesOf(log: { mock: { calls: unknown[][] } }): Record<string, unknown>[] {
  return log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}
