type File = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** What Vitest writes of a run. */
export type Report = { numPassedTests: number; testResults: File[] };

export function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(failuresOf);
}

/** A file that failed without a failed test, in its set-up, counts as one. */
function failuresOf({ name, status, message, assertionResults }: File): string[] {
  const failed = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`);
  return failed.length === 0 && status === "failed" ? [`${name}\n${message}`] : failed;
}
