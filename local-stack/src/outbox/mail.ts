import { z } from 'zod';

/** A mail as it left the platform; `sentAt` is an ISO 8601 instant. */
export const MailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type Mail = z.infer<typeof MailSchema>;
