import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { orderPath } from "#app/addresses/paths.ts";
import { counterPath, taxCommandPath, taxOfOrderPath } from "#app/addresses/side-paths.ts";
import { words as orders } from "#app/features/orders/words.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { ClassNames } from "./class-names.tsx";
import { ClassRows } from "./class-rows.tsx";
import { words } from "./words.ts";

type OrderClassesProps = {
  of: { orderId: string; isAtCounter: boolean };
  products: { id: string; name: string; guess: string | null }[];
  classes: TaxClass[];
  today: string;
  failure: FormFailure | undefined;
};

/** Only what keeps an order from being dispatched; what is left is asked for next. */
export function OrderClasses({ of, products, classes, today, failure }: OrderClassesProps) {
  const { orderId, isAtCounter } = of;
  return (
    <AdminPage title={words.unclassed} narrow>
      <ClassNames classes={classes} today={today} />
      {products.length === 0 ? <p className="mb-4">{words.noneUnclassed}</p> : null}
      {products.length > 0 ? <p className="mb-3 text-stone">{words.classHint}</p> : null}
      {products.length > 0 ? (
        <ClassRows
          key={products.map(({ id }) => id).join()}
          {...{ products, classes, today, failure }}
          title={words.products}
          action={taxOfOrderPath(orderId, isAtCounter, taxCommandPath("products/class"))}
          hidden={{ order: orderId, at: isAtCounter ? "counter" : "" }}
        />
      ) : null}
      <a
        href={isAtCounter ? counterPath : orderPath(orderId)}
        className="link inline-block min-h-11 content-center"
      >
        {isAtCounter ? orders.backToCounter : orders.backToOrder}
      </a>
    </AdminPage>
  );
}
