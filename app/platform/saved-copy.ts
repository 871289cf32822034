/** Says by a header, which the page can read, when an answer was kept. */
export function asSavedCopy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.append("Server-Timing", `saved;desc="${new Date().toISOString()}"`);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

/** When this page was kept (ISO 8601), if it came without the network; else null. */
export function savedAt(): string | null {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.serverTiming?.find(({ name }) => name === "saved")?.description ?? null;
}
