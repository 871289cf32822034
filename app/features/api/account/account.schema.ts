import * as v from "valibot";
import { PositionSchema } from "#app/features/account/location/position.schema.ts";
import { ProfileSchema } from "#app/features/account/profile/profile.schema.ts";
import {
  CodeSchema,
  NameSchema,
  NewPasswordSchema,
  PhoneNoSchema,
} from "#app/features/account/registration/registration.schema.ts";
import { SignInSchema } from "#app/features/session/sign-in.schema.ts";
import { botCheckField } from "#app/platform/adapters/bot-check.server.ts";
import { roles } from "#app/values/roles.ts";
import { AddressJson, LocationJson } from "#app/features/api/call/shapes.schema.ts";

const { name, street, city, postalCode, password } = ProfileSchema.entries;
const purpose = v.picklist(["register", "reset"], "Please say what for: register or reset.");
const verificationToken = v.optional(v.string(), "");

export const SignInBody = v.object({
  phoneNo: PhoneNoSchema,
  password: SignInSchema.entries.password,
});
export const RegisterBody = v.object({
  name: NameSchema,
  phoneNo: PhoneNoSchema,
  password: NewPasswordSchema,
  verificationToken,
});
export const ResetBody = v.object({
  phoneNo: PhoneNoSchema,
  password: NewPasswordSchema,
  verificationToken,
});
/** Without a token of the bot check the stricter limits hold. */
export const SendCodeBody = v.object({
  phoneNo: PhoneNoSchema,
  purpose,
  [botCheckField]: v.optional(v.string(), ""),
});
export const VerifyCodeBody = v.object({ phoneNo: PhoneNoSchema, code: CodeSchema, purpose });

/** What is absent stays; the phone is one's own and can't be changed. */
export const UpdateAccountBody = v.object({
  name: v.optional(name),
  phoneNo: v.optional(v.string()),
  deliveryAddress: v.nullish(
    v.object({
      street: v.optional(street),
      city: v.optional(city),
      postalCode: v.optional(postalCode),
    }),
  ),
  location: v.nullish(PositionSchema),
  password: v.optional(password),
});

const AccountJson = v.object({
  _id: v.string(),
  name: v.string(),
  phoneNo: v.string(),
  isAdmin: v.boolean(),
  deliveryAddress: AddressJson,
  location: LocationJson,
});
export const UserJson = v.object({
  ...AccountJson.entries,
  role: v.nullable(v.picklist(roles)),
});

export const SignedInJson = v.object({
  ...AccountJson.entries,
  token: v.pipe(v.string(), v.description("Send it as Authorization: Bearer <token>")),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const ResetJson = v.object({ ...SignedInJson.entries, message: v.string() });

export const VerifiedJson = v.object({ verificationToken: v.string() });
