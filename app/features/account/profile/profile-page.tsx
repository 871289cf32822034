import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { addressesPath, khataPath, listsPath, profilePath } from "#app/addresses/paths.ts";
import { standingPath } from "#app/addresses/side-paths.ts";
import { FoldedRow } from "#app/features/account/folded-row.tsx";
import { LogoutButton } from "#app/features/account/logout-button.tsx";
import { YourData } from "#app/features/account/privacy/your-data.tsx";
import { type SignedIn, Devices } from "#app/features/account/devices/devices.tsx";
import type { Messages } from "#app/features/account/messages/messages.server.ts";
import { MessagesSection } from "#app/features/account/messages/messages-section.tsx";
import { MyOrders, type MyOrdersProps } from "#app/features/orders/my-orders.tsx";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Filled } from "#app/ui/filled.tsx";
import { type IconName, LineIcon } from "#app/ui/line-icon.tsx";
import { Page } from "#app/ui/page.tsx";
import { isCompleteAddress } from "#app/values/address.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { AdminLine } from "./admin-line.tsx";
import { ProfileForm, type Profile } from "./profile-form.tsx";
import { words } from "./words.ts";

const rows = "divide-y divide-line rounded-lg border border-line bg-card";

type ProfilePageProps = {
  isAdmin: boolean;
  profile: Profile;
  orders: MyOrdersProps;
  /** On the khata; null without one. */
  owedPaise: Paise | null;
  devices: SignedIn;
  messages: Messages;
  failure: FormFailure | undefined;
};

/**
 * A row for each thing: first the newest orders and what has a page of its own, then what is filled
 * in, which a phone folds; where there is room in two columns.
 */
export function ProfilePage(props: ProfilePageProps) {
  const { isAdmin, profile, orders, owedPaise, devices, messages, failure } = props;
  const [search] = useSearchParams();
  const arePasswordsOpen = search.has("password");
  return (
    <Page>
      <div className="wrap-anywhere @container">
        {isAdmin ? <AdminLine /> : null}
        <h1>{words.myProfile}</h1>
        <p className="mb-4 text-sm text-stone">{`${profile.name} · ${profile.phone}`}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_auto_1fr]">
          <section className="panel px-4 py-3 @4xl:row-span-2">
            <h2 className="mb-2 text-base">{words.myOrders}</h2>
            <MyOrders {...orders} isShort={!search.has("page")} />
          </section>
          <div className={rows}>
            <OwnPages owedPaise={owedPaise} />
          </div>
          <div className={`${rows} settings self-start @container`}>
            <FoldedRow
              id="settings"
              icon="person"
              title={words.settings}
              about={words.aboutSettings}
              isOpen={arePasswordsOpen || failure !== undefined || !isCompleteAddress(profile)}
            >
              <ProfileForm
                profile={profile}
                target={profilePath}
                arePasswordsOpen={arePasswordsOpen}
                failure={failure}
              />
            </FoldedRow>
          </div>
          <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-2">
            <div className={rows}>
              <MessagesSection {...messages} />
              <Devices {...devices} />
              <YourData />
            </div>
            <LogoutButton />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** What has a page of its own. */
function OwnPages({ owedPaise }: Pick<ProfilePageProps, "owedPaise">) {
  return (
    <nav aria-label={words.myProfile} className="divide-y divide-line">
      {owedPaise === null ? null : (
        <PageRow to={khataPath} icon="khata" name={words.yourKhata}>
          {owedPaise > 0 ? (
            <span className="text-sm font-normal">
              <Filled
                text={words.due}
                amount={<strong className="money">{formatPaise(owedPaise)}</strong>}
              />
            </span>
          ) : null}
        </PageRow>
      )}
      <PageRow to={addressesPath} icon="address" name={words.yourAddresses} />
      <PageRow to={listsPath} icon="list" name={words.myLists} />
      <PageRow to={standingPath} icon="repeat" name={words.standing} />
    </nav>
  );
}

type PageRowProps = { to: string; icon: IconName; name: string; children?: ReactNode };

function PageRow({ to, icon, name, children }: PageRowProps) {
  return (
    <a href={to} className="go flex min-h-14 items-center gap-3 px-4 font-semibold">
      <LineIcon name={icon} />
      <span className="flex-1">{name}</span>
      {children}
    </a>
  );
}
