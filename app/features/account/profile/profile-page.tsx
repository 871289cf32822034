import { useSearchParams } from "@remix-run/react";
import { addressesPath, khataPath, listsPath, profilePath } from "#app/addresses/paths.ts";
import { standingPath } from "#app/addresses/side-paths.ts";
import { YourData } from "#app/features/account/privacy/your-data.tsx";
import { type Device, OtherDevices } from "#app/features/account/devices/other-devices.tsx";
import type { Messages } from "#app/features/account/messages/messages.server.ts";
import { MessagesSection } from "#app/features/account/messages/messages-section.tsx";
import { MyOrders, type MyOrdersProps } from "#app/features/orders/my-orders.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { AdminLine } from "./admin-line.tsx";
import { ProfileForm, type Profile } from "./profile-form.tsx";
import { words } from "./words.ts";

const way = "link inline-flex min-h-11 items-center font-semibold";

type ProfilePageProps = {
  isAdmin: boolean;
  profile: Profile;
  orders: MyOrdersProps;
  devices: Device[];
  messages: Messages;
  failure: FormFailure | undefined;
};

export function ProfilePage(props: ProfilePageProps) {
  const { isAdmin, profile, orders, devices, messages, failure } = props;
  const [search] = useSearchParams();
  return (
    <Page>
      <div className="wrap-anywhere @container">
        {isAdmin ? <AdminLine /> : null}
        <h1 className="mb-2">{words.myProfile}</h1>
        <nav
          aria-label={words.myProfile}
          className="mb-4 flex flex-wrap gap-x-6 border-b border-line pb-2"
        >
          {orders.hasKhata ? (
            <a href={khataPath} className={way}>
              {words.yourKhata}
            </a>
          ) : null}
          <a href={addressesPath} className={way}>
            {words.yourAddresses}
          </a>
          <a href={listsPath} className={way}>
            {words.myLists}
          </a>
          <a href={standingPath} className={way}>
            {words.standing}
          </a>
          <a href="#settings" className={`${way} @4xl:hidden`}>
            {words.settings}
          </a>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @4xl:grid-rows-[auto_1fr]">
          <section className="@4xl:rounded-lg @4xl:border @4xl:border-line @4xl:bg-card @4xl:p-4">
            <h2 className="mb-2">{words.myOrders}</h2>
            <MyOrders {...orders} />
          </section>
          <section
            id="settings"
            className="panel mt-8 scroll-mt-28 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:mt-0 @4xl:self-start"
          >
            <h2 className="mb-4">{words.settings}</h2>
            <ProfileForm
              profile={profile}
              target={profilePath}
              arePasswordsOpen={search.has("password")}
              failure={failure}
            />
          </section>
          <div className="@4xl:grid @4xl:grid-cols-2 @4xl:items-start @4xl:gap-x-8">
            <MessagesSection {...messages} />
            <OtherDevices devices={devices} />
            <YourData />
          </div>
        </div>
      </div>
    </Page>
  );
}
