import type { StoredEmailConfirmation, TextKey } from '@ninefold/contracts';
import * as z from 'zod/mini';
import { copy } from './copy';

/** An address that mail can be sent to, as a person types it into a form. */
export const EmailSchema = z
  .string()
  .check(z.trim(), z.minLength(1, copy.emailRequired), z.email(copy.emailInvalid));

/** Where the link in a verification mail leads. */
export const confirmedUrl = () => `${window.location.origin}/login?confirmed=true`;

/** Where a person waits for the verification mail, or asks for another one. */
export function verificationPath(email: string): string {
  return `/signup?${new URLSearchParams({ step: 'email_verification', email }).toString()}`;
}

/** What another page says to the sign-in page through the router's state. The shell reads `from` there, too. */
export const SignInArrivalSchema = z.object({
  message: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The person comes from the page that waits for the mail of a sign-up. */
  signedUp: z.optional(z.boolean()),
  /** The address that the person wanted, when the shell's guard sent them here. */
  from: z.optional(z.object({ pathname: z.string(), search: z.optional(z.string()) })),
});
export type SignInArrival = z.infer<typeof SignInArrivalSchema>;

const MARK_KEY = 'email-confirmed';
const MARK: StoredEmailConfirmation = 'true';

/** A browser may forbid storage. Then the mark is missing, and the person goes on by hand. */
function withStorage<Value>(access: (storage: Storage) => Value): Value | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

/**
 * The link in a verification mail opens a tab of its own and signs in no one. The mark is for the tab that waits, in
 * the same browser. It proves nothing: signing in does.
 */
export const leaveConfirmationMark = () =>
  withStorage((storage) => storage.setItem(MARK_KEY satisfies TextKey, MARK));
export const hasConfirmationMark = () => withStorage((storage) => storage.getItem(MARK_KEY)) === MARK;
export const removeConfirmationMark = () => withStorage((storage) => storage.removeItem(MARK_KEY));
