// How the values that the log keeps are called and shown.
import { formatMoment } from "#app/values/dates.ts";
import { type Label, labelTerms } from "#app/values/label.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { isSettledAs } from "#app/values/complaints.ts";
import { words as complaints } from "#app/values/complaints.words.ts";
import { isRole } from "#app/values/roles.ts";
import { clockText } from "#app/values/standing.ts";
import { words as roles } from "#app/values/roles.words.ts";
import { words } from "./words.ts";

export type LogState = Record<string, string | number | null>;
export type LoggedField = keyof typeof words.fields | keyof Label;
export const fieldNames = (): Record<LoggedField, string> => ({ ...words.fields, ...labelTerms });

type Value = LogState[string] | undefined;
const text = (value: Value) => String(value ?? "");
const flag = (value: Value) => (value ? words.yes : words.no);
const number = (format: (value: number) => string) => (value: Value) =>
  typeof value === "number" ? format(value) : "";

export const fields: Record<LoggedField, (value: Value, state: LogState) => string> = {
  name: text,
  nameHi: text,
  category: text,
  slug: text,
  brand: text,
  image: text,
  maker: text,
  importer: text,
  originCountry: text,
  vegMark: text,
  ingredients: text,
  shelfLife: text,
  careContact: text,
  labelNote: text,
  weight: (_, { quantityMilli, units }) =>
    typeof quantityMilli === "number" && (quantityMilli > 0 || units)
      ? formatPack({ quantityMilli, units: String(units) })
      : "",
  pricePaise: number(formatPaise),
  discountBasisPoints: number(formatPercent),
  dpricePaise: number(formatPaise),
  countInStock: number(String),
  codes: text,
  isAdmin: flag,
  role: (value) => (isRole(value) ? roles.names[value] : ""),
  phone: text,
  postalAddress: text,
  foodLicence: text,
  officer: text,
  logo: text,
  isSetUp: flag,
  deliveryAddress: text,
  withoutTexts: flag,
  paid: flag,
  accepted: flag,
  packed: flag,
  dispatched: flag,
  delivered: flag,
  isHidden: flag,
  taxClass: text,
  hsn: text,
  rates: text,
  regime: text,
  gstin: text,
  state: text,
  hsnDigits: number(String),
  series: text,
  creditSeries: text,
  upiId: text,
  isRounded: flag,
  isBilingual: flag,
  openOrders: number(String),
  openPaise: number(formatPaise),
  ordersAnHour: number(String),
  packsADay: number(String),
  codesAnHour: number(String),
  complaintDays: number(String),
  lowStock: number(String),
  cancelled: flag,
  settledPaise: number(formatPaise),
  handedBackPaise: number(formatPaise),
  onKhata: flag,
  creditNotes: text,
  limitPaise: number(formatPaise),
  balancePaise: number(formatPaise),
  remindedOn: text,
  linkedUntil: number((at) => formatMoment(at)),
  isClosed: flag,
  countedPaise: number(formatPaise),
  floatPaise: number(formatPaise),
  expensePaise: number(formatPaise),
  drawingPaise: number(formatPaise),
  depositPaise: number(formatPaise),
  feePaise: number(formatPaise),
  freeFromPaise: number(formatPaise),
  minimumPaise: number(formatPaise),
  isActive: flag,
  areas: number(String),
  capacity: number(String),
  isOff: flag,
  words: text,
  order: text,
  hidden: text,
  acknowledged: flag,
  standingMinutes: number(clockText),
  rider: text,
  withoutCode: text,
  handedPaise: number(formatPaise),
  offerCode: text,
  percent: number((percent) => `${percent} %`),
  offPaise: number(formatPaise),
  atMostPaise: number(formatPaise),
  buyFree: text,
  fromDay: text,
  untilDay: text,
  times: number(String),
  timesEach: number(String),
  firstOrderOnly: flag,
  runs: flag,
  settledAs: (value) => (isSettledAs(value) ? complaints.settlements[value] : ""),
};
