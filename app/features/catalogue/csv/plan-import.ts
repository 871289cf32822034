import { newCatalogueId } from "#app/values/identifier.ts";
import { type Label, emptyLabel, knownLabel, labelNames } from "#app/values/label.ts";
import type { PriceChange } from "#app/features/catalogue/prices/write-save.server.ts";
import type {
  DetailRow,
  PackRow,
  NewProductRow,
} from "#app/features/catalogue/write/insert-rows.server.ts";
import { losesPrice } from "#app/values/pack.ts";
import { type GivenPrice, isSamePrice, priceAfter } from "#app/values/price.ts";
import type { FileProblem } from "./catalogue-file.ts";
import { keyOf } from "./check-rows.ts";
import type { KnownPack } from "./known-products.server.ts";
import { type PackCodes, addCodeProblems, addCodes } from "./plan-codes.ts";
import type { ImportRow } from "./row.schema.ts";
import { words } from "./words.ts";

type Product = NewProductRow & { isNew: boolean };
type Detail = DetailRow & { isNew: boolean; isOfNewProduct: boolean };
type NewPack = PackRow & { isOfNewDetail: boolean };

/** A row whose product the shop has already, under the shop's name and the file's. */
export type Join = { line: number; product: string; name: string; isNewPack: boolean };

/** What a file would change of the catalogue as it is now. */
export type Plan = {
  products: Product[];
  details: Detail[];
  packs: NewPack[];
  changes: PriceChange[];
  /** Of packs that get other codes, all of them. */
  codes: PackCodes[];
  joins: Join[];
  problems: FileProblem[];
};

/**
 * A product is known by its slug, a detail by its brand, a pack by quantity and units: what is
 * known changes, all else is new.
 */
export function planImport(
  rows: ImportRow[],
  known: KnownPack[],
  whose: Map<string, string>,
): Plan {
  const index = indexOf(known);
  const plan: Plan = {
    ...{ products: [], details: [], packs: [], changes: [], codes: [] },
    ...{ joins: [], problems: [] },
  };
  const products = new Map<string, Product>();
  const details = new Map<string, Detail>();
  for (const row of rows) {
    const before = index.products.get(row.slug);
    const product = products.get(row.slug) ?? addProduct(plan, row, before);
    products.set(row.slug, product);
    const brandKey = keyOf(row.slug, row.brand);
    const detail =
      details.get(brandKey) ??
      addDetail(plan, { row, product, known: index.details.get(brandKey) });
    details.set(brandKey, detail);
    addSaid(plan, detail, row);
    const known = index.packs.get(keyOf(row.slug, row.brand, row.quantityMilli, row.units));
    addPack(plan, { row, detail, known });
    if (before) plan.joins.push(joinOf(row, before, known));
  }
  addCodeProblems(plan, whose);
  return plan;
}

function indexOf(known: KnownPack[]) {
  const index = {
    products: new Map<string, KnownPack>(),
    details: new Map<string, KnownPack>(),
    packs: new Map<string, KnownPack>(),
  };
  for (const pack of known.toReversed()) {
    index.products.set(pack.slug, pack);
    if (pack.detailId) index.details.set(keyOf(pack.slug, pack.brand ?? ""), pack);
    if (pack.financialId)
      index.packs.set(keyOf(pack.slug, pack.brand ?? "", pack.quantityMilli, pack.units), pack);
  }
  return index;
}

function joinOf({ line, name }: ImportRow, product: KnownPack, pack: KnownPack | undefined): Join {
  return { line, product: product.name, name, isNewPack: !pack };
}

const said = ["name", "nameHi", "categoryId", "taxClassId"] as const;

function addProduct(
  plan: Plan,
  { name, nameHi, slug, category, isCategoryTold, taxClass }: ImportRow,
  known: KnownPack | undefined,
): Product {
  const product = {
    id: known?.productId ?? newCatalogueId(),
    name,
    nameHi: nameHi ?? known?.nameHi ?? null,
    slug,
    categoryId: isCategoryTold && known ? known.categoryId : category,
    taxClassId: taxClass ?? known?.taxClassId ?? null,
    isNew: !known,
  };
  const isSame = said.every((key) => known?.[key] === product[key]);
  if (!isSame) plan.products.push(product);
  return product;
}

function addDetail(
  plan: Plan,
  {
    row: { brand },
    product,
    known,
  }: { row: ImportRow; product: Product; known: KnownPack | undefined },
): Detail {
  const detail = {
    id: known?.detailId ?? newCatalogueId(),
    productId: product.id,
    categoryId: product.categoryId,
    brand,
    image: known?.image ?? "",
    label: knownLabelOf(known),
    isNew: !known,
    isOfNewProduct: product.isNew,
  };
  if (!known) plan.details.push(detail);
  return detail;
}

/** Of picture and label; an empty cell keeps what there is. */
function addSaid(plan: Plan, detail: Detail, row: ImportRow): void {
  const label = { ...detail.label, ...knownLabel(row) };
  const image = row.picture || detail.image;
  const isSame =
    image === detail.image && labelNames.every((name) => label[name] === detail.label[name]);
  if (isSame) return;
  Object.assign(detail, { image, label });
  if (!detail.isNew && !plan.details.includes(detail)) plan.details.push(detail);
}

function knownLabelOf(known: KnownPack | undefined): Label {
  return known ? { ...emptyLabel, ...knownLabel(known) } : emptyLabel;
}

function addPack(
  plan: Plan,
  { row, detail, known }: { row: ImportRow; detail: Detail; known: KnownPack | undefined },
): void {
  const { line, quantityMilli, units } = row;
  const before = known?.financialId ? known : null;
  if (before && losesPrice(before.pricePaise, row.pricePaise ?? undefined)) {
    plan.problems.push({ line, column: "price", reason: words.noPriceAgain });
    return;
  }
  const priced = priceAfter(givenPrice(row, before), before ?? undefined);
  if (!priced.ok) {
    plan.problems.push({ line, column: "dprice", reason: priced.message });
    return;
  }
  const countInStock = row.countInStock ?? before?.countInStock ?? 0;
  const financialId = before?.financialId ?? newCatalogueId();
  addCodes(plan.codes, row, { financialId, kept: before?.codes ?? null });
  if (!before) {
    plan.packs.push({
      id: financialId,
      detailId: detail.id,
      quantityMilli,
      units,
      ...priced.price,
      countInStock,
      isOfNewDetail: detail.isNew,
    });
    return;
  }
  const stockChange = countInStock - before.countInStock;
  if (isSamePrice(priced.price, before) && stockChange === 0) return;
  plan.changes.push({
    financialId,
    productId: before.productId,
    before,
    next: priced.price,
    stockChange,
  });
}

/** What is as the shop has it was not given. A new pack with a selling price alone has it as MRP. */
function givenPrice(read: ImportRow, before: KnownPack | null): GivenPrice {
  const row = read.isPriceAlone && !before ? { ...read, pricePaise: read.dpricePaise } : read;
  const given = (name: keyof GivenPrice) =>
    row[name] === null || row[name] === before?.[name] ? undefined : row[name];
  return {
    pricePaise: given("pricePaise"),
    discountBasisPoints: given("discountBasisPoints"),
    dpricePaise: given("dpricePaise"),
  };
}
