import { onTestFinished, vi } from "vitest";

/**
 * Until its end or this test's, who would be waited for `ms` milliseconds is given up in a twentieth
 * of them, in which no answer that must come can be awaited. Answers how long the shop may have
 * waited for all it asked.
 */
export function shortenPatience(ms: number): (() => number) & { end(): void } {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const asked = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((patience) => real(patience === ms ? ms / 20 : patience));
  const end = () => asked.mockRestore();
  onTestFinished(end);
  return Object.assign(() => asked.mock.calls.reduce((sum, [patience]) => sum + patience, 0), {
    end,
  });
}
