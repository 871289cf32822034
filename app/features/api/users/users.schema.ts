import * as v from "valibot";
import { UserJson } from "#app/features/api/account/account.schema.ts";
import {
  AddressJson,
  Before,
  ListQuery,
  LocationJson,
} from "#app/features/api/call/shapes.schema.ts";

/** `before` of the last answer leads to the older ones. */
export const UsersQuery = v.object({ keyword: ListQuery.entries.keyword, before: Before });

export const UsersJson = v.object({ users: v.array(UserJson), before: v.nullable(v.number()) });

export const UserAddressJson = v.object({ deliveryAddress: AddressJson, location: LocationJson });
