import * as v from 'valibot';
import { EmailAddressSchema } from './email';

/** Body of `POST /api/invite` of the payments service. */
export const InvitationRequestSchema = v.object({
  email: EmailAddressSchema,
  adminKey: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  /** A page of the shell, as a path or with the shell's origin; `/update-password` by default. */
  redirectTo: v.optional(v.pipe(v.string(), v.maxLength(500))),
  data: v.optional(
    v.object({
      /** Replaced by the id of the person who is signed in. */
      invited_by: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** What kind of invitation it is, in the words of the sender's product: `admin`. */
      invitation_type: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_-]{0,39}$/))),
    }),
  ),
});
export type InvitationRequest = v.InferOutput<typeof InvitationRequestSchema>;

/** The same for every address: it does not show who has an account. */
export const InvitationResponseSchema = v.object({ success: v.literal(true), message: v.string() });
export type InvitationResponse = v.InferOutput<typeof InvitationResponseSchema>;
