import * as v from "valibot";
import { UpdateUserSchema } from "#app/features/account/users/user.schema.ts";
import { roles } from "#app/values/roles.ts";
import { noRole } from "./no-role.ts";
import { words } from "./words.ts";

export const StaffForm = v.object({
  phoneNo: v.optional(UpdateUserSchema.entries.phoneNo, ""),
  role: v.pipe(
    v.optional(v.string(), ""),
    v.picklist([...roles, noRole], () => words.chooseRole),
    v.transform((role) => (role === noRole ? null : role)),
  ),
});
