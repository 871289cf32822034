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
        <p key={href} className="text-center">
          <a href={href} className={`button w-full ${at > 0 ? "button-plain" : ""}`}>
            {label}
          </a>
          {about ? <span className="text-sm text-stone">{about}</span> : null}
        </p>
      ))}
    </div>
  );
}
