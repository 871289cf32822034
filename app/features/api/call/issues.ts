import * as v from "valibot";

export type ExplainedIssues = { message: string; errors: Record<string, string> };

/**
 * The first message of each field, by its path such as `deliveryAddress.city`; never with what was
 * sent.
 */
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
  if (issue.input === undefined) return "This field is missing.";
  return wanted[issue.expected ?? ""] ?? "This is not what belongs here.";
}

/** What to send instead, by what valibot calls it. */
const wanted: Record<string, string> = {
  string: "Please send text here.",
  number: "Please send a number here.",
  boolean: "Please send true or false here.",
  Array: "Please send a list here.",
  Object: "Please send an object here.",
};

/** Valibot's own messages begin so, and repeat what was received. */
function isOwn(issue: v.BaseIssue<unknown>): boolean {
  return !issue.message.startsWith("Invalid ");
}
