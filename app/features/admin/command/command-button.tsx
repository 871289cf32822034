import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { CommandDialog } from "./command-dialog.tsx";

type CommandButtonProps = {
  action: string;
  ids?: Record<string, string>;
  name: string;
  label?: string;
  isDanger?: boolean;
};

/**
 * Leads to the command's page; with scripts that page's question stands in a dialog instead, until
 * its answer leads on.
 */
export function CommandButton({
  action,
  ids = {},
  name,
  label,
  isDanger = false,
}: CommandButtonProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState("");
  function ask(event: FormEvent) {
    event.preventDefault();
    setOpenAt(key);
  }
  return (
    <>
      <form method="get" action={action} onSubmit={ask}>
        {Object.entries(ids).map(([id, value]) => (
          <input key={id} type="hidden" name={id} value={value} />
        ))}
        <button
          type="submit"
          className={`button ${isDanger ? "button-danger" : "button-plain"}`}
          aria-label={label}
        >
          {name}
        </button>
      </form>
      {openAt === key ? (
        <CommandDialog
          address={`${action}?${new URLSearchParams(ids)}`}
          onClose={() => setOpenAt("")}
        />
      ) : null}
    </>
  );
}
