import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/**
 * Asks on the terminal; without one, an answer that is missing is an error that says how to give
 * it.
 */
export async function ask(
  question: string,
  { instead, isHidden = false }: { instead: string; isHidden?: boolean },
): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${question} is missing: give it with ${instead}.`);
  process.stdout.write(`${question}: `);
  const output = isHidden
    ? new Writable({ write: (_chunk, _encoding, done) => done() })
    : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    if (isHidden) process.stdout.write("\n");
  }
}
