const groupCount = 8;

/**
 * The network an address counts by: an IPv4 address itself, of an IPv6 address the first `bits`,
 * written out in full so that no two spellings count apart. An IPv4 address within IPv6 is one.
 */
export function networkOf(address: string, bits: 64 | 48): string {
  const text = address.trim().toLowerCase();
  if (!text.includes(":")) return text;
  const embedded = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (embedded) return embedded;
  const groups = expandGroups(text.split("%")[0] ?? "");
  return `${groups.slice(0, bits / 16).join(":")}/${bits}`;
}

function expandGroups(text: string): string[] {
  const [head = "", tail] = text.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : Math.max(0, groupCount - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
