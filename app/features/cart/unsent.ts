import type { CartCommand } from "./cart-queue.ts";

export const unsentKey = "cartUnsent";

/** Keeps what has not been answered yet, so that a page that is left, or closed without network, loses nothing. */
export function keepUnsent(commands: CartCommand[]): void {
  try {
    if (commands.length > 0) localStorage.setItem(unsentKey, JSON.stringify(commands));
    else localStorage.removeItem(unsentKey);
  } catch {
    // Storage is full, blocked or absent: the commands are sent while the page stands.
  }
}

export function unsentCommands(): CartCommand[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unsentKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isCommand) : [];
  } catch {
    return [];
  }
}

function isCommand(value: Partial<CartCommand> | null): value is CartCommand {
  return (
    typeof value?.financialId === "string" &&
    Number.isInteger(value.qty) &&
    Number.isInteger(value.unitPaise)
  );
}
