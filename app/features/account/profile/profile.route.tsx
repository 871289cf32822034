import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { signInTarget } from "#app/features/account/redirect-target.ts";
import { requireCustomer } from "#app/features/account/visitor.server.ts";
import { getMyOrders } from "#app/features/orders/my-orders.server.ts";
import { MyOrders } from "#app/features/orders/my-orders.tsx";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, parseForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSchema } from "./profile.schema.ts";
import { updateProfile } from "./update-profile.server.ts";

export const meta: MetaFunction = () => [{ title: "My Profile – Kirana" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const { name, phone, street, city, postalCode } = customer;
  const page = new URL(request.url).searchParams.get("page") ?? "";
  const orders = await getMyOrders(context, customer, /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1);
  return { profile: { name, phone, street, city, postalCode }, orders };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const form = await parseForm(request, ProfileSchema);
  if (!form.ok) return data(form, { status: 400 });
  await updateProfile(context, customer, form.value);
  const back = new URL(request.url).searchParams.get("redirect") ?? "/profile";
  const toast = { kind: "success", message: "Profile updated successfully" } as const;
  return redirectAfterPost(context, signInTarget(back, customer.isAdmin), { toast });
}

export default function Profile() {
  const { profile, orders } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <Page>
      <div className="wrap-anywhere @container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @2xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <section>
            <h1 className="mb-4">My Profile</h1>
            <ProfileForm profile={profile} target="/profile" arePasswordsOpen={search.has("password")} failure={useActionData<FormFailure>()} />
          </section>
          <section>
            <h2 className="mb-4">My Orders</h2>
            <MyOrders {...orders} />
          </section>
        </div>
      </div>
    </Page>
  );
}
