import { useContext } from "react";
import { Filled } from "./filled.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LightContext } from "./light.ts";
import type { ShopContact } from "./shop-contact.ts";
import { words } from "./words.ts";

type FooterProps = {
  languagePath: string;
  shop: ShopContact;
  links: { label: string; to: string; isStrong?: boolean }[];
  /** Where the switch between the full and the light version is sent. */
  versionPath: string;
};

/** Who sells, how to reach them, and the small print; what isn't configured isn't shown. */
export function Footer({ shop, links, languagePath, versionPath }: FooterProps) {
  const facts = [
    shop.taxNumber && words.taxNumber(shop.taxNumber),
    shop.foodLicence && words.foodLicence(shop.foodLicence),
    shop.grievanceOfficer && words.grievanceOfficer(shop.grievanceOfficer),
    words.allTaxes,
  ].filter(Boolean);
  return (
    <footer id="footer" className="print:hidden">
      <div className="mx-auto flex max-w-[75rem] flex-wrap gap-x-4 gap-y-1 px-3 pb-24 pt-3 md:px-6">
        <address className="not-italic">
          <strong>{shop.name || "Kirana"}</strong>
          {shop.address ? `, ${shop.address}` : null}
          {facts.map((fact) => (
            <span key={fact} className="block text-stone">
              {fact}
            </span>
          ))}
        </address>
        <ul>
          <Contacts shop={shop} />
          {links.map(({ label, to, isStrong = false }) => (
            <li key={to}>
              <a className={isStrong ? "link font-semibold" : "link"} href={to}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <LanguageSwitch action={languagePath} />
          </li>
          <li>
            <VersionSwitch action={versionPath} />
          </li>
        </ul>
      </div>
    </footer>
  );
}

function Contacts({ shop }: Pick<FooterProps, "shop">) {
  return (
    <>
      {shop.messagingLink ? (
        <li>
          <Filled
            text={words.orderFromLink}
            link={
              <a className="link" href={shop.messagingLink} rel="noopener">
                WhatsApp
              </a>
            }
          />
        </li>
      ) : null}
      {[shop.contactPhone, shop.secondPhone].filter(Boolean).map((phone) => (
        <li key={phone}>
          <a className="link" href={`tel:+91${phone}`}>
            {words.call(phone)}
          </a>
        </li>
      ))}
      {shop.supportEmail ? (
        <li>
          <a className="link" href={`mailto:${shop.supportEmail}`}>
            {shop.supportEmail}
          </a>
        </li>
      ) : null}
    </>
  );
}

/** For slow phones and dear data. It loads the page anew, so it is no form of the scripts'. */
function VersionSwitch({ action }: { action: string }) {
  const isLight = useContext(LightContext);
  return (
    <form method="post" action={action}>
      <button name="version" value={isLight ? "full" : "light"} className="link">
        {isLight ? words.fullVersion : words.lightVersion}
      </button>
    </form>
  );
}
