import type { Gateway } from "./gateway.ts";
import { juspay } from "./juspay/juspay.server.ts";

/** The gateway that the shop is paid through: another one is another folder here. */
export const gateway: Gateway = juspay;
