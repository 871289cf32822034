import { onTestFinished, vi } from "vitest";

/**
 * Until this test is over, who would be waited for `ms` milliseconds is given up in a twentieth of
 * them. Answers how long the shop may have waited for all it asked.
 */
export function shortenPatience(ms: number): () => number {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const asked = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((patience) => real(patience === ms ? ms / 20 : patience));
  onTestFinished(() => asked.mockRestore());
  return () => asked.mock.calls.reduce((sum, [patience]) => sum + patience, 0);
}
