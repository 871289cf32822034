/** Logs what went wrong without what was sent: a failed query's own message carries its values. */
export function logError(error: unknown): void {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const isQuery = message.startsWith("Failed query");
  console.error({
    error: isQuery && cause instanceof Error ? cause.message : message,
    name,
    stack: stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")).slice(0, 8).join("\n"),
  });
}
