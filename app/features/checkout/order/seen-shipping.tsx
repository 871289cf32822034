/** What bringing it costs on this page, for its form; nothing where it costs nothing. */
export function SeenShipping({ paise }: { paise: number }) {
  return paise > 0 ? <input type="hidden" name="shipping" value={paise} /> : null;
}
