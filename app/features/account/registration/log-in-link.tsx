import { Link } from "@remix-run/react";
import { loginPath } from "#app/addresses/paths.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";

type LogInLinkProps = {
  target: string;
  /** Where the sign-in is another view of the same panel, which needs no page. */
  onLogIn?: (() => void) | undefined;
  children: string;
};

export function LogInLink({ target, onLogIn, children }: LogInLinkProps) {
  return (
    <Link
      className="link inline-flex min-h-11 items-center"
      to={withRedirect(loginPath, target)}
      onClick={(event) => {
        if (!onLogIn) return;
        event.preventDefault();
        onLogIn();
      }}
    >
      {children}
    </Link>
  );
}
