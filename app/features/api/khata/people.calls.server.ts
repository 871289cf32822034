// A khata for who has no account, and the link that shows it to who never signs in.
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { findKhataOfPhone, getKhataOf } from "#app/features/khata/read-khata.server.ts";
import { linkKhata } from "#app/features/khata/link-khata.server.ts";
import { openKhataForPerson } from "#app/features/khata/open-khata.server.ts";
import { PersonSchema } from "#app/features/khata/person.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { LinkJson, PersonJson } from "./khata.schema.ts";

const noKhata = refuse(404, "There is no khata.");

const openForPersonCall = defineCall({
  method: "POST",
  path: "/api/khata/people",
  auth: "admin",
  isRepeatable: true,
  summary: "Open a khata for somebody without an account, who agreed",
  body: PersonSchema,
  answer: PersonJson,
  status: 201,
  refusals: [403, 409],
  example: { body: { name: "Ramesh", phoneNo: "9876543210", limit: 2000, opening: 340.5 } },
  handle(asked) {
    return makeOnce(asked, {
      async make(context) {
        const opened = await openKhataForPerson(context, asked.body);
        return opened.ok ? answerPerson(context, opened.id) : refuse(opened.status, opened.message);
      },
      async answerNow(context) {
        const id = await findKhataOfPhone(context, asked.body.phoneNo);
        return id === null ? noKhata : answerPerson(context, id);
      },
    });
  },
});

const linkKhataCall = defineCall({
  method: "POST",
  path: "/api/khata/{userId}/statement",
  auth: "admin",
  isRepeatable: true,
  summary: "Make a link that shows the khata without signing in, for 30 days",
  answer: LinkJson,
  refusals: [404],
  example: { params: { userId: "0123456789abcde8" } },
  handle({ context, customer, request, params: { userId = "" } }) {
    const make = async (its: typeof context) => {
      const path = await linkKhata(its, userId);
      return path === null ? noKhata : answer({ url: new URL(path, request.url).href });
    };
    return makeOnce({ context, customer, request, body: {} }, { make, answerNow: make });
  },
});

export const peopleCalls = [openForPersonCall, linkKhataCall];

async function answerPerson(context: RequestContext, id: string) {
  const found = await getKhataOf(context, id, { most: 1 });
  if (!found) return noKhata;
  const { name, phone, balancePaise, limitPaise } = found.khata;
  return answer(
    {
      ...{ _id: id, name, phoneNo: phone },
      balance: rupeesFromPaise(balancePaise),
      limit: rupeesFromPaise(limitPaise),
    },
    201,
  );
}
