import type { ReactNode } from "react";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import type { ShopContact } from "./shop-contact.ts";
import { words } from "./words.ts";

type HeaderProps = {
  languagePath: string;
  searchBox: ReactNode;
  cart: ReactNode;
  profile: ReactNode;
  /** Unknown where a page could not be made. */
  shop?: ShopContact | undefined;
};

/**
 * Fixed: the mark, how to order otherwise, the profile icon, and the search in the thumb's row
 * below, where it has no room beside them.
 */
export function Header({ languagePath, searchBox, cart, profile, shop }: HeaderProps) {
  return (
    <header className="@container fixed inset-x-0 top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="head mx-auto grid max-w-[75rem] items-center gap-x-3 px-3 md:px-6">
        <a
          href="/"
          className="flex h-14 items-center gap-2 justify-self-start text-[min(1.25rem,8vw)] font-bold text-leaf"
        >
          <Logo own={shop?.logo} />
          <span className="sr-only @min-[21.5rem]:not-sr-only">Kirana</span>
        </a>
        <div className="order-last col-span-full pb-2 lg:order-none lg:col-span-1 lg:pb-0">
          {searchBox}
        </div>
        <div className="flex min-w-0 items-center gap-x-1 md:gap-x-3">
          <OrderFrom {...shop} />
          {/* Letters so large that it has no room leave it to the footer. */}
          <div className="hidden @min-[16rem]:block">
            <LanguageSwitch action={languagePath} />
          </div>
          {cart}
          {profile}
        </div>
      </div>
    </header>
  );
}

function OrderFrom({ messagingLink, secondPhone }: Partial<ShopContact>) {
  if (!messagingLink && !secondPhone) return null;
  return (
    <p className="hidden items-center gap-x-3 text-xs md:flex">
      <span className="font-semibold">{words.orderFrom}</span>
      {messagingLink ? (
        <a
          href={messagingLink}
          className="link inline-block min-h-11 content-center"
          rel="noopener"
        >
          WhatsApp
        </a>
      ) : null}
      {secondPhone ? (
        <a
          href={`tel:+91${secondPhone}`}
          className="link money inline-block min-h-11 content-center"
        >
          {secondPhone}
        </a>
      ) : null}
    </p>
  );
}
