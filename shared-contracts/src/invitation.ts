import * as z from 'zod/mini';

/** Body of `POST /api/invite` of the payments service. */
export const InvitationRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  adminKey: z.string().check(z.minLength(1), z.maxLength(500)),
  /** A page of the shell, as a path or with the shell's origin; `/update-password` by default. */
  redirectTo: z.optional(z.string().check(z.maxLength(500))),
  data: z.optional(
    z.object({
      /** Replaced by the id of the person who is signed in. */
      invited_by: z.optional(z.string().check(z.maxLength(100))),
      /** What kind of invitation it is, in the words of the sender's product: `admin`. */
      invitation_type: z.optional(z.string().check(z.regex(/^[a-z][a-z_-]{0,39}$/))),
    }),
  ),
});
export type InvitationRequest = z.infer<typeof InvitationRequestSchema>;

/** The same for every address: it does not show who has an account. */
export const InvitationResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type InvitationResponse = z.infer<typeof InvitationResponseSchema>;
