// One's own account: what a client leaves out stays as it was.
import { updateProfile } from "#app/features/account/profile/update-profile.server.ts";
import { getSessionEnd } from "#app/features/session/session.server.ts";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { answer, defineCall, refuse, refuseTooMany } from "#app/features/api/call/call.ts";
import { SignedInJson, UpdateAccountBody } from "./account.schema.ts";
import { signedInJson } from "./signed-in.server.ts";

const updateProfileCall = defineCall({
  method: "PUT",
  path: "/api/users/profile",
  auth: "customer",
  summary: "Change name, address, location or password; a new password ends every other session",
  body: UpdateAccountBody,
  answer: SignedInJson,
  refusals: [403, 429],
  example: {
    body: {
      name: "Ravi Kumar",
      phoneNo: "9000000002",
      deliveryAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      location: { latitude: 12.972, longitude: 77.594 },
    },
  },
  async handle({ context, customer, body, token }) {
    const { name = customer.name, password = "", location } = body;
    const {
      street = customer.street,
      city = customer.city,
      postalCode = customer.postalCode,
    } = body.deliveryAddress ?? {};
    const updated = await updateProfile(context, customer, {
      name,
      password,
      street,
      city,
      postalCode,
      ...(location ? { location } : {}),
    });
    if (!updated.ok)
      return refuseTooMany("Too many changes. Please try again later.", updated.waitSeconds);
    const [user, expiresAt] = await Promise.all([
      getUser(context, customer.id),
      getSessionEnd(context),
    ]);
    if (!user || expiresAt === null)
      return refuse(401, "Your session has ended. Please sign in again.");
    return answer(signedInJson(user, { token, expiresAt }));
  },
});

export const profileCalls = [updateProfileCall];
