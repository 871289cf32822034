import { type Paise, formatRupeesPlain } from "./money.ts";

export type UpiDemand = {
  /** Whom it is paid to, such as shop@bank. */
  id: string;
  name: string;
  paise: Paise;
  note: string;
  reference: string;
};

const longest = { name: 99, note: 50 };

/** What a UPI app reads: every value encoded by itself, the id's @ left as it is. */
export function upiLink({ id, name, paise, note, reference }: UpiDemand): string {
  const fields = {
    pn: name.slice(0, longest.name),
    am: formatRupeesPlain(paise),
    cu: "INR",
    tn: note.slice(0, longest.note),
    tr: reference,
  };
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?pa=${id}&${rest.join("&")}`;
}
