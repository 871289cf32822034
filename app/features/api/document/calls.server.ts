// Every call of the API, once: what answers requests is what the document describes.
import { accountCalls } from "#app/features/api/account/account.calls.server.ts";
import { otpCalls } from "#app/features/api/account/otp.calls.server.ts";
import { profileCalls } from "#app/features/api/account/profile.calls.server.ts";
import { codeCalls } from "#app/features/api/codes/codes.calls.server.ts";
import { complaintCalls } from "#app/features/api/complaints/complaints.calls.server.ts";
import { dayCalls } from "#app/features/api/books/day.calls.server.ts";
import { khataCalls } from "#app/features/api/khata/khata.calls.server.ts";
import { peopleCalls } from "#app/features/api/khata/people.calls.server.ts";
import { deliveryCalls } from "#app/features/api/delivery/delivery.calls.server.ts";
import { listCalls } from "#app/features/api/lists/lists.calls.server.ts";
import { deliverCalls } from "#app/features/api/orders/deliver.calls.server.ts";
import { documentCalls } from "#app/features/api/orders/document.calls.server.ts";
import { orderCalls } from "#app/features/api/orders/orders.calls.server.ts";
import { progressCalls } from "#app/features/api/orders/progress.calls.server.ts";
import { paymentCalls } from "#app/features/api/payments/payments.calls.server.ts";
import { productParts } from "#app/features/api/products/parts.calls.server.ts";
import { productReads } from "#app/features/api/products/read.calls.server.ts";
import { productWrites } from "#app/features/api/products/write.calls.server.ts";
import { addressCalls } from "#app/features/api/users/address.calls.server.ts";
import { userCalls } from "#app/features/api/users/users.calls.server.ts";
import { saleCalls } from "#app/features/api/sales/sales.calls.server.ts";
import { runCalls } from "#app/features/api/run/run.calls.server.ts";
import { offerCalls } from "#app/features/api/offers/offers.calls.server.ts";
import { savedListCalls } from "#app/features/api/saved-lists/saved-lists.calls.server.ts";
import { standingCalls } from "#app/features/api/standing/standing.calls.server.ts";
import type { ApiCall } from "#app/features/api/call/call.ts";
import { describeCalls } from "./openapi.calls.server.ts";

export const apiCalls: ApiCall[] = [
  ...accountCalls,
  ...otpCalls,
  ...profileCalls,
  ...userCalls,
  ...addressCalls,
  ...productReads,
  ...productWrites,
  ...productParts,
  ...codeCalls,
  ...listCalls,
  ...deliveryCalls,
  ...orderCalls,
  ...saleCalls,
  ...progressCalls,
  ...deliverCalls,
  ...runCalls,
  ...offerCalls,
  ...savedListCalls,
  ...standingCalls,
  ...documentCalls,
  ...paymentCalls,
  ...khataCalls,
  ...peopleCalls,
  ...dayCalls,
  ...complaintCalls,
  describeCalls(() => apiCalls),
];
