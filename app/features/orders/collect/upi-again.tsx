import { useParams } from "@remix-run/react";
import { orderPath } from "#app/addresses/paths.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { Page } from "#app/ui/page.tsx";
import { UpiForm } from "./collect.tsx";
import { words } from "./words.ts";

export type WrongUpi = { errors: { reference?: string }; values: { reference?: string } };

export function UpiAgain({ errors, values }: WrongUpi) {
  const { id = "" } = useParams();
  return (
    <Page title={words.upiReceived} narrow>
      <UpiForm orderId={id} typed={values.reference} error={errors.reference} />
      <a href={orderPath(id)} className="link inline-block min-h-11 content-center">
        {orders.backToOrder}
      </a>
    </Page>
  );
}
