import { adminPath } from "#app/addresses/paths.ts";
import { type SetupCommand, setupPath } from "#app/addresses/side-paths.ts";
import type { PaperPreview } from "#app/features/billing/paper-preview.server.ts";
import { storeUpload } from "#app/features/catalogue/pictures/store-upload.server.ts";
import { removeSamples } from "#app/features/catalogue/samples/sample-goods.server.ts";
import { TrialSchema } from "#app/features/checkout/trial/trial.schema.ts";
import { tryOrder } from "#app/features/checkout/trial/try-order.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { ShopFactsSchema } from "#app/features/shop/facts/shop-facts.schema.ts";
import {
  finishSetup,
  saveLogo,
  saveShopFacts,
} from "#app/features/shop/facts/shop-facts.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormWithPhoto } from "#app/platform/form-with-photo.server.ts";
import {
  type FormFailure,
  formFailure,
  parseFields,
  parseForm,
  readForm,
} from "#app/platform/forms.server.ts";
import { getProgress } from "./get-setup.server.ts";
import { words } from "./words.ts";

/** What the page shows beside the form that was refused. */
export type RefusedSetup = {
  command: SetupCommand;
  status: 200 | 400 | 409 | 413 | 429;
  message?: string;
  failure?: FormFailure;
  /** Of a test order that went through: there is nothing to be led to. */
  tried?: PaperPreview;
};
type Answered = Response | Omit<RefusedSetup, "command">;

const answers: {
  [Command in SetupCommand]: (request: Request, context: RequestContext) => Promise<Answered>;
} = {
  "own-goods": startWithOwnGoods,
  "facts/save": saveFacts,
  "logo/save": takeLogo,
  "logo/remove": removeLogo,
  try: tryOut,
  finish,
};

export async function answerSetup(
  request: Request,
  context: RequestContext,
  command: SetupCommand,
): Promise<Response | RefusedSetup> {
  const answered = await answers[command](request, context);
  return answered instanceof Response ? answered : { command, ...answered };
}

async function startWithOwnGoods(request: Request, context: RequestContext): Promise<Answered> {
  const removed = await askToConfirm(request, context, () => removeSamples(context));
  if (removed.ok) return done(context, words.samplesRemoved(removed.removed));
  return { status: 409, message: removed.reason === "sold" ? words.sold : words.noSamples };
}

async function saveFacts(request: Request, context: RequestContext): Promise<Answered> {
  const form = await parseForm(request, ShopFactsSchema);
  if (!form.ok) return { status: 400, failure: form };
  await saveShopFacts(context, form.value);
  return done(context, words.factsSaved);
}

async function takeLogo(request: Request, context: RequestContext): Promise<Answered> {
  const { photo } = await readFormWithPhoto(request);
  if (!photo) return { status: 400, message: words.choosePicture };
  const stored = await storeUpload(context, photo);
  if (!stored.ok) return stored;
  await saveLogo(context, stored.image);
  return done(context, words.logoSaved);
}

async function removeLogo(_: Request, context: RequestContext): Promise<Answered> {
  await saveLogo(context, null);
  return done(context, words.logoRemoved);
}

async function tryOut(request: Request, context: RequestContext): Promise<Answered> {
  const owner = await requireAdmin(request, context);
  const fields = await readForm(request);
  const form = parseFields(fields, TrialSchema);
  if (!form.ok) return { status: 400, failure: form };
  const tried = await tryOrder(context, owner, form.value);
  if (!tried.ok)
    return { status: 409, failure: formFailure(fields, { [tried.field]: tried.message }) };
  return { status: 200, tried: tried.paper };
}

async function finish(_: Request, context: RequestContext): Promise<Answered> {
  const { missing } = await getProgress(context);
  if (missing.length > 0) return { status: 409, message: words.notFinished };
  await finishSetup(context);
  return done(context, words.isFinished, adminPath);
}

function done(context: RequestContext, message: string, path = setupPath): Promise<Response> {
  return redirectAfterPost(context, path, { toast: { kind: "success", message } });
}
