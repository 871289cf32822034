// How much a customer is told: codes, refunds and what was cancelled are always texted, the rest as they want.
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { profilePath } from "#app/addresses/paths.ts";
import { users } from "#db/schema/users.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { userState } from "#app/features/audit/states.server.ts";
import { type OwnDevice, readDevice } from "#app/features/notices/devices/keep-device.server.ts";
import { switchDevice } from "#app/features/notices/devices/switch-device.server.ts";
import { courtesyFlows } from "#app/features/notices/tell-customer.server.ts";
import { getVisitor, requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { may } from "#app/values/roles.ts";
import { words } from "./words.ts";

/** What of the shop's messages a customer switches. */
export type Messages = {
  /** Null where the shop texts nothing that can be done without. */
  wantsTexts: boolean | null;
  /** Null where the shop has no web push, and for who has the switch at the counter. */
  device: OwnDevice | null;
};

/** Who works at the counter has the switch of the phone there. */
export async function readMessages(context: RequestContext): Promise<Messages> {
  const { config, db, read } = context;
  const [visitor, device, [user]] = await Promise.all([
    getVisitor(context),
    readDevice(context),
    read(
      db
        .select({ wantsTexts: users.wantsTexts })
        .from(users)
        .where(eq(users.id, askingUserId(context))),
    ),
  ]);
  const hasTexts = courtesyFlows.some((flow) => config[flow] !== "");
  return {
    wantsTexts: hasTexts && user ? user.wantsTexts : null,
    device: may(visitor?.role ?? null, "counter") ? null : device,
  };
}

/** The form has a tick for each kind. */
export async function saveMessages({ request, context }: ActionFunctionArgs) {
  const { id, role } = await requireCustomer(request, context);
  const { texts } = await readForm(request);
  const isMine = eq(users.id, askingUserId(context));
  const saved = context.db
    .update(users)
    .set({ wantsTexts: texts !== undefined })
    .where(isMine);
  if (role === null) await saved;
  else await loggedBatch(context, { kind: "user", id, state: userState({}) }, { saved });
  const toast = { kind: "success", message: words.saved } as const;
  return redirectAfterPost(context, profilePath, { toast });
}

/** The phone in hand, on or off. */
export async function switchOwnDevice(asked: ActionFunctionArgs) {
  const { id: userId } = await requireCustomer(asked.request, asked.context);
  return switchDevice(asked, { userId, page: profilePath });
}
