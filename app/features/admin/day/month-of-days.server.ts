import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Day, dayColumns, drawerColumns, monthAsked } from "#app/features/books/day.ts";
import { getMonth } from "#app/features/books/day-book.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { words } from "./month.words.ts";

/** A month of the day book as a file. */
export async function downloadMonth({ request, context }: LoaderFunctionArgs) {
  const month = monthAsked(new URL(request.url).searchParams.get("m"), context.now);
  const [, days] = await Promise.all([requireAdmin(request, context), getMonth(context, month)]);
  const columns = [...dayColumns(), ...drawerColumns(days)];
  const heads = [words.day, words.orders, ...columns.map(({ name }) => name), words.counted];
  const lines = [heads, ...days.map((day) => lineOf(day, columns))].map(
    (cells) => `${cells.join(",")}\r\n`,
  );
  return new Response(lines.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="kirana-day-book-${month}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function lineOf(day: Day, columns: ReturnType<typeof dayColumns>): string[] {
  const counted = day.countedPaise === null ? "" : formatRupeesPlain(day.countedPaise);
  const sums = columns.map(({ of }) => formatRupeesPlain(of(day)));
  return [day.day, String(day.delivered), ...sums, counted];
}
