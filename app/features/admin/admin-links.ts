import type { LinksFunction } from "@remix-run/cloudflare";
import styles from "./admin.css?url";

/** What only admin pages look like is not carried by the shop's pages. */
export const adminLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Of a page that is nobody's but the owner's. */
export const adminMeta = (title: string) => [
  { title: `${title} – Kirana` },
  { name: "robots", content: "noindex" },
];
