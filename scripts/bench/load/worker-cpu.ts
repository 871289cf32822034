import { readFileSync, readdirSync } from "node:fs";

const rounds = 5;
const requestsInRound = 60;
/** What the kernel counts in: USER_HZ, 100 on every Linux. */
const millisecondsInTick = 10;

/**
 * Median milliseconds of processor time a request takes of the local Workers of this process, the
 * database's and the cache's part included: here all of them run in one program. NaN where the
 * kernel doesn't tell (it takes Linux).
 */
export async function cpuOfRequest(request: () => Promise<unknown>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = ticksOfWorkers();
    for (let count = 0; count < requestsInRound; count += 1) await request();
    figures.push(((ticksOfWorkers() - before) * millisecondsInTick) / requestsInRound);
  }
  return figures.sort((a, b) => a - b)[(rounds - 1) / 2]!;
}

function ticksOfWorkers(): number {
  try {
    const programs = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(fieldsOf);
    return programs.reduce(
      (sum, { name, parent, ticks }) =>
        sum + (name === "workerd" && parent === process.pid ? ticks : 0),
      0,
    );
  } catch {
    return Number.NaN;
  }
}

/** See proc_pid_stat(5); a program that has just ended counts nothing. */
function fieldsOf(pid: string): { name: string; parent: number; ticks: number } {
  try {
    const [, name = "", rest = ""] =
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ").map(Number);
    return { name, parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    return { name: "", parent: 0, ticks: 0 };
  }
}
