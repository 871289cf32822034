import { Form, Link, useNavigation } from "@remix-run/react";
import { pricesPath, priceCommandPath } from "#app/addresses/side-paths.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { priceColumns, typedOf } from "#app/features/catalogue/prices/pack-to-price.ts";
import type { HeldAtMrp } from "#app/features/catalogue/prices/raise.ts";
import type { PlannedChange } from "#app/features/catalogue/prices/plan-changes.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import { words as ui } from "#app/ui/words.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words } from "./words.ts";

type PreviewFormProps = {
  saveId: string;
  changes: PlannedChange[];
  held?: HeldAtMrp | undefined;
  query: string;
};

/** What would change, old → new; its second button saves it. */
export function PreviewForm({ saveId, changes, held, query }: PreviewFormProps) {
  const save = `${priceCommandPath("save")}${query}`;
  const isBusy = useNavigation().formAction === save;
  if (changes.length === 0)
    return (
      <>
        <p className="mb-4">{words.nothingChanged}</p>
        <Held held={held} />
        <Link to={`${pricesPath}${query}`} className="button">
          {shared.goBack}
        </Link>
      </>
    );
  return (
    <Form method="post" action={save}>
      <input type="hidden" name="save" value={saveId} />
      <p className="mb-3">{words.nothingSavedYet}</p>
      <Held held={held} />
      <Sheet
        heads={[prices.columns.product, prices.columns.pack]}
        numbers={[
          prices.columns.mrp,
          prices.columns.discount,
          prices.columns.price,
          prices.columns.stock,
        ]}
      >
        {changes.map((change) => (
          <PreviewRow key={change.pack.financialId} change={change} />
        ))}
      </Sheet>
      <div className="save-bar">
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? ui.loading : words.save(changes.length)}
        </button>
        <button type="submit" formAction={`${pricesPath}${query}`} className="button button-plain">
          {words.goOnEditing}
        </button>
      </div>
    </Form>
  );
}

/** Why some are not changed by as much as was typed. */
function Held({ held: { stay, stop } = { stay: 0, stop: 0 } }: { held: HeldAtMrp | undefined }) {
  return (
    <>
      {stay > 0 ? <p className="mb-3">{words.stayAtMrp(stay)}</p> : null}
      {stop > 0 ? <p className="mb-3">{words.stopAtMrp(stop)}</p> : null}
    </>
  );
}

function PreviewRow({ change: { pack, wanted, sinceShown } }: { change: PlannedChange }) {
  const { financialId, pricePaise, discountBasisPoints, dpricePaise, countInStock } = pack;
  const next = typedOf(wanted);
  return (
    <tr>
      <th scope="row">
        <ProductName of={pack} />
        {priceColumns.map((name) => (
          <input key={name} type="hidden" name={`${name}.${financialId}`} value={next[name]} />
        ))}
        <input type="hidden" name={`was.${financialId}`} value={typedOf(pack).was} />
      </th>
      <td data-label={prices.columns.pack}>{formatPack(pack)}</td>
      <td data-label={prices.columns.mrp} className="number">
        <OldNew old={formatPaise(pricePaise)} now={formatPaise(wanted.pricePaise)} />
      </td>
      <td data-label={prices.columns.discount} className="number">
        <OldNew
          old={formatPercent(discountBasisPoints)}
          now={formatPercent(wanted.discountBasisPoints)}
        />
      </td>
      <td data-label={prices.columns.price} className="number">
        <OldNew old={formatPaise(dpricePaise)} now={formatPaise(wanted.dpricePaise)} />
        {wanted.dpricePaise === 0 && wanted.pricePaise > 0 ? (
          <p className="wrong">{words.notForNothing}</p>
        ) : null}
      </td>
      <td data-label={prices.columns.stock} className="number">
        <OldNew old={String(countInStock)} now={String(wanted.countInStock)} />
        {sinceShown === 0 ? null : (
          <p className="was">{sinceShown < 0 ? words.sold(-sinceShown) : words.more(sinceShown)}</p>
        )}
      </td>
    </tr>
  );
}
