/** What went back of a charge: by the shop's request, or by somebody's on the gateway's own pages. */
type Back = { id: string; paise: number; status: string };
type Charge = { paise: number; backs: Back[] };

/**
 * The gateway's `/orders` calls, answered from a ledger that a test writes to: the sandbox makes no
 * refund that stays pending, fails or is of another amount than asked.
 */
export function openLedgerGateway() {
  const charges = new Map<string, Charge>();
  const real = globalThis.fetch;
  const asked = { status: "SUCCESS", lessPaise: 0 };
  const sum = (backs: Back[]) => backs.reduce((paise, back) => paise + back.paise, 0);
  const gone = (id: string) =>
    sum(charges.get(id)!.backs.filter(({ status }) => status === "SUCCESS"));

  const answer = (id: string, { paise, backs }: Charge) =>
    Response.json({
      ...{ order_id: id, status: "CHARGED", amount: paise / 100, currency: "INR" },
      amount_refunded: gone(id) / 100,
      refunds: backs.map((back) => ({
        ...{ unique_request_id: back.id, status: back.status, amount: back.paise / 100 },
      })),
    });

  globalThis.fetch = async (input, init) => {
    const [, id = "", refund] = /\/orders\/([A-Z0-9]+)(\/refunds)?$/.exec(String(input)) ?? [];
    const charge = charges.get(id);
    if (!charge) return real(input, init);
    if (!refund) return answer(id, charge);
    const form = new URLSearchParams(String(init?.body));
    const requestId = form.get("unique_request_id") ?? "";
    const paise = Math.round(Number(form.get("amount")) * 100) - asked.lessPaise;
    if (charge.backs.some((back) => back.id === requestId)) return answer(id, charge);
    const held = charge.backs.filter(({ status }) => status !== "FAILURE");
    if (paise > charge.paise - sum(held)) return Response.json({}, { status: 400 });
    charge.backs.push({ id: requestId, paise, status: asked.status });
    return answer(id, charge);
  };

  return {
    asked,
    gone,
    charge: (id: string, paise: number) => charges.set(id, { paise, backs: [] }),
    byHand: (id: string, paise: number, status = "SUCCESS") => {
      const { backs } = charges.get(id)!;
      backs.push({ id: `H${backs.length}`, paise, status });
      return (end: string) => {
        backs.find((back) => back.id.startsWith("H") && back.status === "PENDING")!.status = end;
      };
    },
    close: () => {
      globalThis.fetch = real;
    },
  };
}
