import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { CommandDialog } from "./command-dialog.tsx";

const looks = { plain: "button-plain", danger: "button-danger", main: "" };

type CommandButtonProps = {
  action: string;
  ids?: Record<string, string>;
  name: string;
  label?: string;
  look?: keyof typeof looks;
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
  look = "plain",
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
        <button type="submit" className={`button ${looks[look]}`} aria-label={label}>
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
