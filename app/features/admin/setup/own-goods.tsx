import { Form, Link } from "@remix-run/react";
import {
  cataloguePath,
  goodsPath,
  newProductPath,
  setupCommandPath,
} from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import type { Goods } from "#app/features/catalogue/samples/sample-goods.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { words } from "./words.ts";

type OwnGoodsProps = { goods: Goods; refused?: string | undefined };

/** What the shop sells; the goods it came with go with one press, as long as nothing was sold. */
export function OwnGoods({ goods, refused }: OwnGoodsProps) {
  const { samples, own, ownInStock, isSold } = goods;
  return (
    <>
      {refused ? <Alert>{refused}</Alert> : null}
      <p>{words.soMany(own, ownInStock)}</p>
      {samples > 0 && !isSold ? (
        <Form method="post" action={setupCommandPath("own-goods")}>
          <p className="my-3">{words.samples(samples)}</p>
          <button type="submit" className="button button-danger">
            {words.startWithOwn}
          </button>
        </Form>
      ) : null}
      {samples > 0 && isSold && !refused ? <p className="my-3">{words.sold}</p> : null}
      <p className="my-3">
        <Link to={newProductPath} className="button">
          {words.addProduct}
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <Link to={goodsPath} className="link inline-flex min-h-11 items-center">
          {shared.places.products.name}
        </Link>
        <Link to={cataloguePath} className="link inline-flex min-h-11 items-center">
          {words.fromFile}
        </Link>
      </p>
    </>
  );
}
