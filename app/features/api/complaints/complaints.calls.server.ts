// Complaints of customers, and how the shop settles them.
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
  refuseTooMany,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { acknowledge } from "#app/features/complaints/acknowledge.server.ts";
import { complain } from "#app/features/complaints/complain.server.ts";
import { ComplaintSchema, SettlementSchema } from "#app/features/complaints/complaint.schema.ts";
import { keepPicture } from "#app/features/complaints/pictures.server.ts";
import { getComplaint, listComplaints } from "#app/features/complaints/read-complaints.server.ts";
import { settle } from "#app/features/complaints/settle.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { complaintJson } from "./complaint-json.server.ts";
import { ComplaintJson, ComplaintsJson, ComplaintsQuery, PictureJson } from "./complaint.schema.ts";

const noComplaint = refuse(404, "There is no such complaint.");
const params = { number: "C1001" };
const mostListed = 200;

const complainCall = defineCall({
  method: "POST",
  path: "/api/complaints",
  auth: "customer",
  isRepeatable: true,
  summary:
    "Tell the shop what was wrong, with an order's packs or in general; ten a day, and of an order until the shop's number of days after its delivery",
  body: ComplaintSchema,
  answer: ComplaintJson,
  status: 201,
  refusals: [404, 409, 429],
  example: { body: { reason: "other", text: "Nobody answered the phone." } },
  handle(asked) {
    const { customer, body } = asked;
    const key = (asked.request.headers.get("Idempotency-Key") ?? "").trim();
    const make = async (context: RequestContext) => {
      const sent = await complain(context, customer, {
        ...body,
        key: key ? `${customer.id} ${key}` : undefined,
      });
      return answerComplaint({ context, customer }, sent, 201);
    };
    return makeOnce(asked, { make, answerNow: make });
  },
});

const pictureCall = defineCall({
  method: "POST",
  path: "/api/complaints/pictures",
  auth: "customer",
  summary:
    "Upload a picture for a complaint: JPEG, PNG or WebP of at most 5 MB, kept without its metadata and seen by its sender and the shop",
  file: "image",
  answer: PictureJson,
  status: 201,
  refusals: [413, 429],
  async handle({ context, customer, body }) {
    const kept = await keepPicture(context, customer, body as unknown as File);
    if (kept.ok) return answer({ picture: kept.picture }, 201);
    if (kept.reason === "too-many") return refuseTooMany(kept.message, kept.retryAfter ?? 60);
    return refuseField(kept.status, "image", kept.message);
  },
});

const listCall = defineCall({
  method: "GET",
  path: "/api/complaints",
  auth: "till",
  summary: "The complaints, those that wait first; of one state where it is given",
  query: ComplaintsQuery,
  answer: ComplaintsJson,
  example: { query: { state: "open" } },
  async handle({ context, query }) {
    const complaints = await listComplaints(context, { state: query.state, most: mostListed });
    return answer({ complaints: complaints.map(complaintJson) });
  },
});

const readCall = defineCall({
  method: "GET",
  path: "/api/complaints/{number}",
  auth: "customer",
  summary: "A complaint, for who sent it and for the shop",
  answer: ComplaintJson,
  refusals: [404],
  example: { params },
  async handle({ context, customer, params: { number = "" } }) {
    const complaint = await getComplaint(context, customer, number);
    return complaint ? answer(complaintJson(complaint)) : noComplaint;
  },
});

const acknowledgeCall = defineCall({
  method: "PUT",
  path: "/api/complaints/{number}/acknowledge",
  auth: "till",
  isRepeatable: true,
  summary: "Say that the shop has read it, which the law wants within 48 hours",
  answer: ComplaintJson,
  refusals: [404, 409],
  example: { params },
  handle({ request, context, customer, params: { number = "" } }) {
    const make = async (its: RequestContext) =>
      answerComplaint({ context: its, customer }, await acknowledge(its, number));
    return makeOnce({ request, context, customer, body: {} }, { make, answerNow: make });
  },
});

const resolveCall = defineCall({
  method: "PUT",
  path: "/api/complaints/{number}/resolve",
  auth: "till",
  isRepeatable: true,
  summary:
    "Settle it, once: money back or off the khata for goods that come back, by sending them again for nothing, or by saying why not; without lines for the packs it names",
  body: SettlementSchema,
  answer: ComplaintJson,
  refusals: [404, 409],
  example: { params, body: { by: "refused", text: "The seal was whole at the door." } },
  handle(asked) {
    const {
      customer,
      body,
      params: { number = "" },
    } = asked;
    const make = async (context: RequestContext) => {
      const complaint = await getComplaint(context, customer, number);
      return complaint
        ? answerComplaint({ context, customer }, await settle(context, complaint, body))
        : noComplaint;
    };
    return makeOnce(asked, {
      make,
      answerNow: (context) => answerComplaint({ context, customer }, { ok: true, number }),
    });
  },
});

export const complaintCalls = [
  complainCall,
  pictureCall,
  listCall,
  readCall,
  acknowledgeCall,
  resolveCall,
];

type Outcome = Awaited<ReturnType<typeof complain>>;
type Who = { context: RequestContext; customer: Customer };

async function answerComplaint(
  { context, customer }: Who,
  outcome: Outcome,
  status = 200,
): Promise<ApiAnswer> {
  if (!outcome.ok) return refuseComplaint(outcome);
  const complaint = await getComplaint(context, customer, outcome.number);
  return complaint ? answer(complaintJson(complaint), status) : noComplaint;
}

function refuseComplaint(outcome: Extract<Outcome, { ok: false }>): ApiAnswer {
  const { status, message, field, retryAfter } = outcome;
  if (retryAfter !== undefined) return refuseTooMany(message, retryAfter);
  return field === undefined ? refuse(status, message) : refuseField(status, field, message);
}
