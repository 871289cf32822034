export const words = {
  kindOfChange: "Kind of change",
  all: "All",
  show: "Show",
  by: (name: string) => `by ${name}`,
  commandLine: "Command line",
  /** An old or a new value that is empty. */
  none: "none",
  noChanges: "No changes",
  noChangesOf: (kind: string) => `No changes of ${kind.toLowerCase()}`,
};
