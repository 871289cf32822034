import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";
import { fillFigures } from "#app/features/shop/legal/fill-figures.ts";
import { legalMeta } from "#app/features/shop/legal/legal-meta.ts";
import { LegalText } from "#app/features/shop/legal/legal-text.tsx";
import styles from "#app/features/shop/legal/legal.css?inline";
import { useSupplier } from "#app/features/shop/legal/use-supplier.ts";
import { acknowledgeHours } from "#app/values/complaints.ts";
import { holdMinutes, maxQty, paymentLinkMinutes } from "#app/values/limits.ts";
import { words as whole } from "./body.words.ts";
import { readDeliveryCosts } from "./delivery-costs.server.ts";
import { words } from "./words.ts";

export const handle = { styles: () => (import.meta.env.SSR ? styles : "") };
export const meta = () => legalMeta(words);

/** What the shop's owner has set. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [{ complaintDays }, deliveryCosts] = await Promise.all([
    getShopLimits(context),
    readDeliveryCosts(context),
  ]);
  return { complaintDays, deliveryCosts };
}

export default function Terms() {
  const { complaintDays, deliveryCosts } = useLoaderData<typeof loader>();
  const figures = {
    ...{ ...useSupplier(), acknowledgeHours, maxQty, holdMinutes, complaintDays },
    deliveryCosts: { html: deliveryCosts },
    linkMinutes: paymentLinkMinutes,
  };
  return <LegalText html={import.meta.env.SSR ? fillFigures(whole.body, figures) : ""} />;
}
