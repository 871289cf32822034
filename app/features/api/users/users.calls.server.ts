// An admin sees and changes customers; a customer sees the own account alone, and learns of no
// other.
import { deleteUser } from "#app/features/account/users/delete-user.server.ts";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { listUsers } from "#app/features/account/users/list-users.server.ts";
import { updateUser } from "#app/features/account/users/update-user.server.ts";
import { UpdateUserSchema } from "#app/features/account/users/user.schema.ts";
import { UserJson } from "#app/features/api/account/account.schema.ts";
import { userJson } from "#app/features/api/account/signed-in.server.ts";
import { answer, defineCall, refuse, refuseField } from "#app/features/api/call/call.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { setRole } from "#app/features/account/users/set-role.server.ts";
import { RoleBody, UsersJson, UsersQuery } from "./users.schema.ts";

const id = "0123456789abcde2";

const listUsersCall = defineCall({
  method: "GET",
  path: "/api/users",
  auth: "admin",
  summary: "Users, newest first; by phone or words of the name with keyword",
  query: UsersQuery,
  answer: UsersJson,
  example: { query: { keyword: "ravi" } },
  async handle({ context, query: { keyword, before = null } }) {
    const { users, before: next } = await listUsers(context, { text: keyword, before });
    return answer({ users: users.map(userJson), before: next });
  },
});

const getUserCall = defineCall({
  method: "GET",
  path: "/api/users/{id}",
  auth: "customer",
  summary: "A user by id or phone: oneself, or any for an admin",
  answer: UserJson,
  refusals: [403, 404],
  example: { params: { id: "9000000002" } },
  async handle({ context, params, customer }) {
    const user = await getUser(context, params.id ?? "");
    if (!customer.isAdmin && user?.id !== customer.id)
      return refuse(403, "Only an admin may see other users.");
    return user ? answer(userJson(user)) : refuse(404, "There is no such user.");
  },
});

const updateUserCall = defineCall({
  method: "PUT",
  path: "/api/users/{id}",
  auth: "admin",
  summary: "Change a customer, or make one an admin",
  body: UpdateUserSchema,
  answer: UserJson,
  refusals: [403, 404, 409],
  example: { params: { id }, body: { name: "Meera", phoneNo: "9000000023", isAdmin: false } },
  async handle({ context, params, body }) {
    const updated = await updateUser(context, params.id ?? "", body);
    if (updated.ok) return answer(userJson(updated.user));
    const { reason, status, message } = updated;
    return reason === "phone-taken"
      ? refuseField(status, "phoneNo", message)
      : refuse(status, message);
  },
});

const setRoleCall = defineCall({
  method: "PUT",
  path: "/api/users/{id}/role",
  auth: "admin",
  summary:
    "Give a user a role, or none: null. Another role signs them out everywhere; the last owner stays",
  body: RoleBody,
  answer: UserJson,
  isRepeatable: true,
  refusals: [403, 404, 409],
  example: { params: { id }, body: { role: "packer" } },
  handle(asked) {
    const { id: userId = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const changed = await setRole(context, userId, asked.body.role);
        return changed.ok
          ? answer(userJson(changed.user))
          : refuse(changed.status, changed.message);
      },
      async answerNow(context) {
        const user = await getUser(context, userId);
        return user ? answer(userJson(user)) : refuse(404, "There is no such user.");
      },
    });
  },
});

const deleteUserCall = defineCall({
  method: "DELETE",
  path: "/api/users/{id}",
  auth: "admin",
  summary: "Delete a customer without a balance on the khata; their orders stay",
  answer: Message,
  refusals: [403, 404, 409],
  example: { params: { id } },
  async handle({ context, params }) {
    const deleted = await deleteUser(context, params.id ?? "");
    return deleted.ok
      ? answer({ message: "user deleted" })
      : refuse(deleted.status, deleted.message);
  },
});

export const userCalls = [listUsersCall, getUserCall, updateUserCall, setRoleCall, deleteUserCall];
