import { type IconName, LineIcon } from "./line-icon.tsx";

type EmptyProps = {
  icon: IconName;
  title: string;
  text: string;
  /** The first is the likeliest. */
  ways: { href: string; label: string; about?: string }[];
};

/** Where nothing is kept yet: what would stand here, and the ways to the first. */
export function Empty({ icon, title, text, ways }: EmptyProps) {
  return (
    <div className="panel grid gap-3 wrap-anywhere">
      <div className="flex items-center gap-3">
        <span className="rounded-full bg-mint p-3">
          <LineIcon name={icon} />
        </span>
        <p className="text-lg leading-6 font-bold">{title}</p>
      </div>
      <p>{text}</p>
      {ways.map(({ href, label, about }, at) => (
        <a
          key={href}
          href={href}
          className={`button flex-col gap-y-0 ${at > 0 ? "button-plain" : ""}`}
        >
          {label}
          {about ? <span className="text-xs font-normal">{about}</span> : null}
        </a>
      ))}
    </div>
  );
}
