import { categoryPath } from "#app/addresses/paths.ts";

/** By name and what it is called. */
type Ways = (readonly [name: string, called: string])[];

/** Where the shop is too much for one list; on a phone one row that scrolls. */
export function CategoryChips({ ways, label }: { ways: Ways; label: string }) {
  return (
    <nav
      aria-label={label}
      className="scroller -mx-3 pl-3 [--ground:var(--paper)] md:m-0 md:flex-wrap md:p-0"
    >
      {ways.map(([name, called]) => (
        <a key={name} href={categoryPath(name)} className="chip content-center px-3">
          {called}
        </a>
      ))}
    </nav>
  );
}
