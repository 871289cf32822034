import { reckonStanding } from "#app/features/standing/reckon-standing.server.ts";
import { nextDay } from "#app/features/standing/standing.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Paise } from "#app/values/money.ts";

type Asked = Omit<Parameters<typeof reckonStanding>[1], "day"> & {
  /** From when on, and the days without delivery. */
  from: string;
  shut: string[];
  goodsPaise: Paise;
};

/** The next day, what it costs with delivery as far as it can be placed, and the day before that the shop is shut on. */
export async function nextOf(
  context: RequestContext,
  { standing, customer, from, shut, goodsPaise }: Asked,
) {
  const next = nextDay(standing, { from, shut });
  const meant = nextDay(standing, { from, shut: [] });
  const reckoned = next && (await reckonStanding(context, { standing, customer, day: next }));
  const paise = reckoned && "totalPaise" in reckoned ? reckoned.totalPaise : goodsPaise;
  return { next, shutOn: meant === next ? null : meant, paise };
}
