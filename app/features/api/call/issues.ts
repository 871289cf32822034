import * as v from "valibot";

export type ExplainedIssues = { message: string; errors: Record<string, string> };

/** The first message of each field, by its path such as `deliveryAddress.city`; never with what was sent. */
export function explainIssues(
  issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): ExplainedIssues {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? "body"] ??= messageOf(issue);
  const [[field, message] = ["", ""]] = Object.entries(errors);
  return {
    message: isOwn(issues[0]) || field === "body" ? message : `${field}: ${message}`,
    errors,
  };
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (isOwn(issue)) return issue.message;
  return issue.input === undefined
    ? "This field is missing."
    : `This must be ${issue.expected ?? "something else"}.`;
}

/** Valibot's own messages begin so, and repeat what was received. */
function isOwn(issue: v.BaseIssue<unknown>): boolean {
  return !issue.message.startsWith("Invalid ");
}
