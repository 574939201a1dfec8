import * as v from 'valibot';
import { EmailAddressSchema } from './email';

/** Body of `POST /api/invite` of the payments service. */
export const InvitationRequestSchema = v.object({
  email: EmailAddressSchema,
  adminKey: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  /** A page of the shell, with or without its origin; `/update-password` by default. */
  redirectTo: v.optional(v.pipe(v.string(), v.maxLength(500))),
  data: v.optional(
    v.object({
      /** Ignored: the service uses the id of the signed-in person. */
      invited_by: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** The sender's name for the kind of invitation: `admin`. */
      invitation_type: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_-]{0,39}$/))),
    }),
  ),
});
export type InvitationRequest = v.InferOutput<typeof InvitationRequestSchema>;

/** The same for every address, so that it does not reveal who has an account. */
export const InvitationResponseSchema = v.object({ success: v.literal(true), message: v.string() });
export type InvitationResponse = v.InferOutput<typeof InvitationResponseSchema>;
