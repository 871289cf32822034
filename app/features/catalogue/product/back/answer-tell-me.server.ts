import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { productPath } from "#app/addresses/paths.ts";
import { wishBack } from "#app/features/notices/back/tell-back.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { words } from "./words.ts";

/** Of the pack that is chosen in the product's form. */
export async function answerTellMe({ request, params, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const wanted = await readForm(request);
  const { brand = "", quantity = "" } = wanted;
  const wished = await wishBack(context, customer.id, quantity);
  if (!wished.ok)
    return data(
      { message: wished.message, field: "quantity" as const, wanted },
      { status: wished.status },
    );
  const chosen = new URLSearchParams({ brand, quantity });
  return redirectAfterPost(context, `${productPath(params.slug ?? "")}?${chosen}`, {
    toast: { kind: "success", message: words.willTell },
  });
}
