import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";

const linesAtOnce = 1000;

/**
 * Under its name there is a whole file or none: it is written beside it and renamed at the end.
 * Answers how many lines it has.
 */
export async function writeWholeFile(file: string, lines: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const part = `${file}.${process.pid}.part`;
  // Names, phones, addresses and hashes of passwords: for nobody else's eyes.
  const output = await open(part, "wx", 0o600);
  let count = 0;
  try {
    let waiting: string[] = [];
    for await (const line of lines) {
      count += 1;
      if (waiting.push(`${line}\n`) < linesAtOnce) continue;
      await output.write(waiting.join(""));
      waiting = [];
    }
    await output.write(waiting.join(""));
    await output.sync();
    await output.close();
    await rename(part, file);
  } catch (error) {
    await output.close();
    await rm(part, { force: true });
    throw error;
  }
  return count;
}
