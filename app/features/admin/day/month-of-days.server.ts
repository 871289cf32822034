import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type Day,
  dayColumns,
  differenceAtClose,
  drawerColumns,
  monthAsked,
} from "#app/features/books/day.ts";
import { getMonth } from "#app/features/books/day-book.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { words } from "./month.words.ts";

/** A month of the day book as a file. */
export async function downloadMonth({ request, context }: LoaderFunctionArgs) {
  const month = monthAsked(new URL(request.url).searchParams.get("m"), context.now);
  const [, days] = await Promise.all([requireAdmin(request, context), getMonth(context, month)]);
  const columns = [...dayColumns(), ...drawerColumns(days)];
  const names = columns.map(({ name }) => name);
  const heads = [words.day, words.orders, ...names, words.counted, words.difference];
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
  const sums = columns.map(({ of }) => formatRupeesPlain(of(day)));
  const atClose = [day.countedPaise, differenceAtClose(day)].map((paise) =>
    paise === null ? "" : formatRupeesPlain(paise),
  );
  return [day.day, String(day.delivered), ...sums, ...atClose];
}
