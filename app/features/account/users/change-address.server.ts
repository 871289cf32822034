// A customer's address, changed by an admin on their behalf.
import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { setDefaultAddress } from "#app/features/checkout/addresses/default-address.server.ts";
import { isNoOwner } from "./get-user.server.ts";
import { userState } from "#app/features/audit/states.server.ts";
import type { Address } from "#app/values/address.ts";
import { allOf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function changeAddress(
  context: RequestContext,
  userId: string,
  address: Address,
): Promise<void> {
  await loggedBatch(
    context,
    { kind: "user", id: userId, state: userState({ address }) },
    {
      changed: setDefaultAddress(context, {
        whose: allOf(eq(users.id, userId), isNoOwner),
        address,
      }),
    },
  );
}
