export const words = {
  kindsOfChanges: "Kinds of changes",
  all: "All",
  columns: { when: "When", who: "Who", what: "What", which: "Which", changes: "Changes" },
  commandLine: "Command line",
  /** An old or a new value that is empty. */
  none: "none",
  noChanges: "No changes",
  noChangesOf: (kind: string) => `No changes of ${kind.toLowerCase()}`,
};
