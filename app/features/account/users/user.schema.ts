import * as v from "valibot";
import { NameSchema } from "#app/features/account/registration/registration.schema.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { roles } from "#app/values/roles.ts";
import { words } from "./words.ts";

/** PUT /api/users/{id}, and what the page's form becomes. */
export const UpdateUserSchema = v.object({
  name: NameSchema,
  phoneNo: v.pipe(
    v.string(() => words.enterPhone),
    v.transform(parsePhoneWithCountry),
    v.string(() => words.enterPhone),
  ),
  isAdmin: v.optional(
    v.boolean(() => words.trueOrFalse),
    false,
  ),
});

export const RoleSchema = v.picklist(roles, () => words.chooseRole);

/** A box that isn't ticked isn't sent. */
export const UserForm = v.object({
  ...UpdateUserSchema.entries,
  phoneNo: v.optional(UpdateUserSchema.entries.phoneNo, ""),
  isAdmin: v.pipe(
    v.optional(v.string(), ""),
    v.transform((ticked) => ticked !== ""),
  ),
});

export type UserUpdate = v.InferOutput<typeof UpdateUserSchema>;
