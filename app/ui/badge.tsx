/** What is to be known of something; in the colour of danger where it asks for somebody. */
export function Badge({ isAlarming, children }: { isAlarming: boolean; children: string }) {
  return <span className={isAlarming ? "badge" : "badge over"}>{children}</span>;
}
