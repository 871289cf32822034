import type { LikeItLink } from "#app/features/cart/like-it.ts";
import { words } from "./words.ts";

/** The lines of a list that are not in the cart, what is like them, and whom to ask for them. */
export function NotAdded({
  lines,
  messagingHref,
}: {
  lines: { text: string; like: LikeItLink[] }[];
  messagingHref: string | null;
}) {
  if (lines.length === 0) return null;
  return (
    <div className="panel wrap-anywhere mb-4 bg-sand text-left">
      <ul>
        {lines.map(({ text, like }, at) => (
          <li key={at} dir="auto">
            {words.notAdded(text)}
            {like.map(({ text: other, href }) => (
              <a key={href} className="link flex min-h-11 items-center" href={href}>
                {words.likeIt(other)}
              </a>
            ))}
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
