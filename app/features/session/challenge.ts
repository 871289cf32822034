/** Asks for the password, and carries what was posted on to where it was going. */
export type Challenge = {
  kind: "confirm";
  action: string;
  fields: Record<string, string>;
  phone: string;
  error: string | null;
  at: number;
};

export const passwordField = "currentPassword";
/** For the browser's password store; never read. */
export const usernameField = "username";

export function isChallenge(thrown: unknown): thrown is Challenge {
  return (
    typeof thrown === "object" && thrown !== null && "kind" in thrown && thrown.kind === "confirm"
  );
}
