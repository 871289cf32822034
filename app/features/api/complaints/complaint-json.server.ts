import type { getComplaint } from "#app/features/complaints/read-complaints.server.ts";
import { acknowledgeBy, resolveBy } from "#app/values/complaints.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";

type Complaint = NonNullable<Awaited<ReturnType<typeof getComplaint>>>;

const timeJson = (at: number | null) => (at === null ? null : formatIndianIso(at));

export function complaintJson(complaint: Complaint) {
  const { number, createdAt, orderId, name, phone, reason, text, pictureId } = complaint;
  return {
    ...{ number, state: complaint.state },
    acknowledgeBy: formatIndianIso(acknowledgeBy(createdAt)),
    resolveBy: formatIndianIso(resolveBy(createdAt)),
    createdAt: formatIndianIso(createdAt),
    acknowledgedAt: timeJson(complaint.acknowledgedAt),
    resolvedAt: timeJson(complaint.settledAt),
    ...{ orderId, user: { name, phoneNo: phone }, reason, text, picture: pictureId },
    lines: complaint.lines.map(({ financialId, qty, quantityMilli, units, ...line }) => ({
      ...{ financialId, name: line.name, brand: line.brand },
      ...{ quantity: quantityMilli / 1000, units, qty },
    })),
    resolution: resolutionJson(complaint),
  };
}

function resolutionJson({ settledAs, answer, paise, resendId }: Complaint) {
  if (settledAs === null) return null;
  return {
    ...{ by: settledAs, text: answer ?? "", orderId: resendId },
    amount: rupeesFromPaise(paise ?? 0),
  };
}
