import { type IconName, LineIcon } from "./line-icon.tsx";

type EmptyProps = {
  icon: IconName;
  title: string;
  text: string;
  /** The first is the likeliest; the last two are open to everybody. */
  ways: { href: string; label: string; about?: string }[];
};

/** Where nothing is kept yet: what would stand here, and the ways to the first. */
export function Empty({ icon, title, text, ways }: EmptyProps) {
  const buttons = ways.slice(0, Math.max(1, ways.length - 2));
  return (
    <div className="panel grid gap-3 wrap-anywhere">
      <div className="flex items-center gap-3">
        <span className="rounded-full bg-mint p-3">
          <LineIcon name={icon} />
        </span>
        <p className="text-lg leading-6 font-bold">{title}</p>
      </div>
      <p>{text}</p>
      {buttons.map(({ href, label, about }, at) => (
        <a
          key={href}
          href={href}
          className={`button flex-col gap-y-0 ${at > 0 ? "button-plain" : ""}`}
        >
          {label}
          {about ? <span className="text-center text-xs font-normal">{about}</span> : null}
        </a>
      ))}
      <ul className="-mb-3 divide-y divide-line border-t border-line text-sm">
        {ways.slice(buttons.length).map(({ href, label, about }) => (
          <li key={href}>
            <a href={href} className="go flex min-h-14 items-center justify-between gap-3 py-2">
              <span className="text-leaf">
                {label}
                {about ? <span className="block text-xs text-stone">{about}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
