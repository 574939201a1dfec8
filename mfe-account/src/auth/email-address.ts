import { emailFormat, typedCharacters, type StoredSignUpId, type TextKey } from '@ninefold/contracts';
import { randomId } from '@ninefold/web/storage';
import * as v from 'valibot';
import { copy } from './copy';

/** An address as people type and paste it: with full-width characters, or invisible marks of the text around it. */
export const typedEmail = (text: string): string => typedCharacters(text).trim();

/** An email address as typed into a form. */
export const EmailSchema = v.pipe(
  v.string(),
  v.transform(typedEmail),
  v.minLength(1, copy.emailRequired),
  emailFormat(copy.emailInvalid),
);

/** The page that waits for the verification email and can send another. */
export function verificationPath(email: string): string {
  return `/signup?${new URLSearchParams({ step: 'email_verification', email }).toString()}`;
}

/** The router state with which other pages lead to the sign-in page. The shell reads `from` too. */
const LocationStateSchema = v.object({
  message: v.optional(v.string()),
  email: v.optional(v.string()),
  /** The person comes from the page that waits for a sign-up email. */
  signedUp: v.optional(v.boolean()),
  /** The page that the person wanted when the shell's guard redirected here. */
  from: v.optional(v.object({ pathname: v.string(), search: v.optional(v.string()) })),
});
export type SignInState = v.InferOutput<typeof LocationStateSchema>;
export const SignInStateSchema = v.fallback(LocationStateSchema, {});

/** When the browser blocks storage, nothing is stored, and the person continues manually. */
function withStorage<Value>(access: (storage: Storage) => Value): Value | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

const SIGNING_UP_KEY = 'signing-up';
const SigningUpSchema = v.pipe(v.string(), v.uuid());

/**
 * An id stored in this browser. The link in a verification email returns it, and therefore signs in only here: see the
 * shell's `emailed-link.ts`. The page that waits for the confirmation asks for it by this id. When storage is blocked there is no id, and the link leads to the sign-in page.
 */
export const signUpId = (): StoredSignUpId | undefined =>
  withStorage((storage) => {
    const stored = storage.getItem(SIGNING_UP_KEY);
    const id = v.is(SigningUpSchema, stored) ? stored : randomId();
    storage.setItem(SIGNING_UP_KEY satisfies TextKey, id);
    return id;
  });

/**
 * The target of the link in a verification email. The payments service builds the same URL for the account of a guest
 * who has paid.
 */
export function confirmedUrl(): string {
  const url = `${window.location.origin}/login?confirmed=true`;
  const id = signUpId();
  return id ? `${url}&signing_up=${id}` : url;
}
