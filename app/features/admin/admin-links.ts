import type { LinksFunction } from "@remix-run/cloudflare";
import styles from "./admin.css?url";

/** What only admin pages look like is not carried by the shop's pages. */
export const adminLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
