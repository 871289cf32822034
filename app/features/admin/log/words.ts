export const words = {
  kindOfChange: "Kind of change",
  doneBy: "Done by",
  all: "All",
  show: "Show",
  by: (name: string) => `by ${name}`,
  yourOwn: "Where nobody is named, it was you.",
  signedIn: "Signed in",
  times: (times: number) => `${times} times`,
  commandLine: "Command line",
  /** An old or a new value that is empty. */
  none: "none",
  noChanges: "No changes",
  /** Perhaps of a kind. */
  noChangesBy: "No such changes by this person",
  noChangesOf: (kind: string) => `No changes of ${kind.toLowerCase()}`,
};
