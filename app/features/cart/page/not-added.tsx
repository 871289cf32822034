import { words } from "./words.ts";

/** The lines of a pasted list that are not in the cart, and whom to ask for them. */
export function NotAdded({
  lines,
  messagingHref,
}: {
  lines: string[];
  messagingHref: string | null;
}) {
  if (lines.length === 0) return null;
  return (
    <div className="panel wrap-anywhere mb-4 bg-sand text-left">
      <ul>
        {lines.map((line, at) => (
          <li key={at} dir="auto">
            {words.notAdded(line)}
          </li>
        ))}
      </ul>
      {messagingHref ? (
        <a className="link inline-flex min-h-11 items-center" href={messagingHref} rel="noopener">
          {words.askForIt}
        </a>
      ) : null}
    </div>
  );
}
