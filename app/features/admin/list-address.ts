/** What the address of an admin's list asks for; anything that is no number is left out. */
export function readListAddress(request: Request): {
  text: string;
  before: number | null;
  search: URLSearchParams;
} {
  const search = new URL(request.url).searchParams;
  const before = search.get("before") ?? "";
  return {
    text: (search.get("query") ?? "").trim().slice(0, 200).toWellFormed(),
    before: /^\d{1,12}$/.test(before) ? Number(before) : null,
    search,
  };
}
