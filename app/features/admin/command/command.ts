export type CommandField = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
};

/** A question with its answer's form, the same in a dialog and on a page of its own. */
export type Command = {
  title: string;
  notes: string[];
  /** Why it can't be done; then there is nothing to answer. */
  refused?: string | undefined;
  method: "get" | "post";
  action: string;
  submit: string;
  isDanger: boolean;
  fields: CommandField[];
  hidden: Record<string, string>;
  /** Where the page's way out leads. */
  back: string;
};
