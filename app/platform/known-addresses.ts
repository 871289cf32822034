/** What the platform asks about an address. The table is the shop's, and handed in. */
export type KnownAddresses = {
  /**
   * Those given that make a difference to a page that is kept, in one order; null for every other
   * page.
   */
  knownParameters(pathname: string, given: URLSearchParams): URLSearchParams | null;
  isPersonal(pathname: string): boolean;
  /** Its readers always see the newest. */
  isAdmins(pathname: string): boolean;
  /** Takes forms from other sites, as it proves their sender itself. */
  isGateways(pathname: string): boolean;
  isUnlimited(pathname: string): boolean;
  /** As the table spells it; null for one that can't be decoded. */
  inMapSpelling(pathname: string): string | null;
  /** Read by other programs or printed as a paper, in whatever language the shop is. */
  speaksEnglish(address: URL): boolean;
  /** Answered in JSON. */
  isApi(pathname: string): boolean;
  isFile(pathname: string): boolean;
  /** The parts of addresses that the log may write. */
  words: Set<string>;
  /** The parts whose next one is in the shop window for all to see. */
  publicAfter: Set<string>;
};
