import { words } from "./like-it.words.ts";

export type LikeItLinks = { text: string; href: string }[];

/** What is like something that can't be had. */
export function LikeIt({ links }: { links: LikeItLinks }) {
  if (links.length === 0) return null;
  return (
    <div>
      {words.likeIt}
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className="link inline-flex min-h-11 items-center" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
