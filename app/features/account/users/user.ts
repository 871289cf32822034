import type { Role } from "#app/values/roles.ts";
import { words } from "./words.ts";
/** A user as an admin may see one: never the password's hash. */
export type User = {
  id: string;
  name: string;
  phone: string;
  role: Role | null;
  createdAt: number;
  street: string;
  city: string;
  postalCode: string;
  latitudeMilli: number | null;
  longitudeMilli: number | null;
};

export type UserRefusal =
  | { ok: false; reason: "not-found"; status: 404; message: string }
  | { ok: false; reason: "khata"; status: 409; message: string }
  | { ok: false; reason: "is-admin"; status: 403; message: string }
  | { ok: false; reason: "phone-taken"; status: 409; message: string };

export const noUser = () =>
  ({
    ok: false,
    reason: "not-found",
    status: 404,
    message: words.noUser,
  }) as const satisfies UserRefusal;

export type ListedUser = Pick<User, "id" | "name" | "phone" | "role">;
