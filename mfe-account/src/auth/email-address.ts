import {
  emailFormat,
  type StoredEmailConfirmation,
  type StoredSignUpId,
  type TextKey,
} from '@ninefold/contracts';
import * as v from 'valibot';
import { copy } from './copy';

/** An address that mail can be sent to, as a person types it into a form. */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, copy.emailRequired),
  emailFormat(copy.emailInvalid),
);

/** Where a person waits for the verification mail, or asks for another one. */
export function verificationPath(email: string): string {
  return `/signup?${new URLSearchParams({ step: 'email_verification', email }).toString()}`;
}

/** What another page says to the sign-in page through the router's state. The shell reads `from` there, too. */
const ArrivalSchema = v.object({
  message: v.optional(v.string()),
  email: v.optional(v.string()),
  /** The person comes from the page that waits for the mail of a sign-up. */
  signedUp: v.optional(v.boolean()),
  /** The address that the person wanted, when the shell's guard sent them here. */
  from: v.optional(v.object({ pathname: v.string(), search: v.optional(v.string()) })),
});
export type SignInArrival = v.InferOutput<typeof ArrivalSchema>;
export const SignInArrivalSchema = v.fallback(ArrivalSchema, {});

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
 * The link in a verification mail opens a tab of its own, and signs in nobody where it was not signed up. The mark is for the tab
 * that waits, in the same browser. It proves nothing: signing in does.
 */
export const leaveConfirmationMark = () =>
  withStorage((storage) => storage.setItem(MARK_KEY satisfies TextKey, MARK));
export const hasConfirmationMark = () => withStorage((storage) => storage.getItem(MARK_KEY)) === MARK;
export const removeConfirmationMark = () => withStorage((storage) => storage.removeItem(MARK_KEY));

const SIGNING_UP_KEY = 'signing-up';
const SigningUpSchema = v.pipe(v.string(), v.uuid());

/**
 * An id that this browser keeps. The link in a verification mail brings it back, and so signs in here and nowhere else:
 * see the shell's `sign-in-by-link.ts`. Without storage there is none, and the link leads to the sign-in.
 */
export const signingUpId = (): StoredSignUpId | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(SIGNING_UP_KEY);
    const id = v.is(SigningUpSchema, kept) ? kept : crypto.randomUUID();
    storage.setItem(SIGNING_UP_KEY satisfies TextKey, id);
    return id;
  });

/** Where the link in a verification mail leads. The payments service writes it for the account of a person who has paid. */
export function confirmedUrl(): string {
  const url = `${window.location.origin}/login?confirmed=true`;
  const id = signingUpId();
  return id ? `${url}&signing_up=${id}` : url;
}
