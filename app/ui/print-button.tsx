import type { MouseEvent } from "react";
import { words } from "./some-pages.words.ts";

type PrintButtonProps = {
  isPrintView: boolean;
  /** Leads from the print view to what it shows, under its name. */
  back: { to: string; name: string };
  label?: string;
  /** Printed is another page than the one that is seen. */
  isOther?: boolean;
  look?: string;
};

/** With scripts it opens the print window at once; without, it leads to the page as it prints. */
export function PrintButton({
  isPrintView,
  label = words.print,
  back,
  isOther = false,
  look = "button button-plain",
}: PrintButtonProps) {
  function print(event: MouseEvent) {
    event.preventDefault();
    // What is folded on the screen is part of the paper.
    for (const folded of document.querySelectorAll("details")) folded.open = true;
    window.print();
  }
  return (
    <form method="get" className="flex flex-wrap items-center gap-3">
      {isPrintView ? (
        <span>
          {words.choosePrint}{" "}
          <a href={back.to} className="link inline-block min-h-11 content-center">
            {words.backTo(back.name)}
          </a>
        </span>
      ) : null}
      <input type="hidden" name="print" value="1" />
      <button type="submit" className={look} onClick={isOther ? undefined : print}>
        {label}
      </button>
    </form>
  );
}
