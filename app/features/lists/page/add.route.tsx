import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { cartPath, parchiPath } from "#app/addresses/paths.ts";
import { addPacks } from "#app/features/cart/add-packs.server.ts";
import { serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { serializeNotAdded } from "#app/features/cart/not-added.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { parseChosen } from "#app/features/lists/chosen.schema.ts";

export const loader = () => redirect(parchiPath);

/** Takes what can be had of the lines that were chosen for; the others stand on the cart's page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { lines, left } = parseChosen(await readForm(request));
  const { cart, refused } = await addPacks(context, lines);
  const notAdded = [...left, ...refused].toSorted((one, other) => one.at - other.at);
  const cookies = await Promise.all([
    serializeCart(context, cart),
    serializeNotAdded(context, notAdded),
  ]);
  return redirectAfterPost(context, cartPath, { cookies });
}
