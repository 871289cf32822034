/**
 * Ends everything once, then the process. Miniflare's own handlers would end it before the rest has
 * stopped.
 */
export function stopOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void close().finally(() => process.exit(0));
    });
  }
}
