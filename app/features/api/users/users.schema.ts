import * as v from "valibot";
import { RoleSchema } from "#app/features/account/users/user.schema.ts";
import { UserJson } from "#app/features/api/account/account.schema.ts";
import {
  AddressJson,
  Before,
  ListQuery,
  LocationJson,
} from "#app/features/api/call/shapes.schema.ts";

export const RoleBody = v.object({ role: v.nullable(RoleSchema) });

/** `before` of the last answer leads to the older ones. */
export const UsersQuery = v.object({ keyword: ListQuery.entries.keyword, before: Before });

export const UsersJson = v.object({ users: v.array(UserJson), before: v.nullable(v.number()) });

export const UserAddressJson = v.object({ deliveryAddress: AddressJson, location: LocationJson });
